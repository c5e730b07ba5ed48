// A page may name a field `children` or `matches`, and a picture `body`: as members of a form, or of the document, such
// names hide the DOM's own. What the walk needs of every element is therefore taken from the prototypes.

const getter = (type, name) => {
  const { get } = Object.getOwnPropertyDescriptor(type.prototype, name);
  return (of) => get.call(of);
};
const method = (type, name) => {
  const call = type.prototype[name];
  return (of, ...given) => call.apply(of, given);
};

const own = {
  parent: getter(Node, "parentNode"),
  nodes: getter(Node, "childNodes"),
  root: method(Node, "getRootNode"),
  slot: getter(Element, "assignedSlot"),
  children: getter(Element, "children"),
  count: getter(Element, "childElementCount"),
  first: getter(Element, "firstElementChild"),
  next: getter(Element, "nextElementSibling"),
  before: getter(Element, "previousElementSibling"),
  shadow: getter(Element, "shadowRoot"),
  tag: getter(Element, "localName"),
  attribute: method(Element, "getAttribute"),
  matches: method(Element, "matches"),
  search: method(Element, "querySelectorAll"),
  tagged: method(Element, "getElementsByTagName"),
  box: method(Element, "getBoundingClientRect"),
  elements: getter(HTMLFormElement, "elements"),
};

const page = {
  get body() {
    return own.body(document);
  },
  get root() {
    return own.documentElement(document);
  },
  search: (selector) => own.searchPage(document, selector),
};
own.body = getter(Document, "body");
own.documentElement = getter(Document, "documentElement");
own.searchPage = method(Document, "querySelectorAll");
own.taggedPage = method(Document, "getElementsByTagName");
own.forms = getter(Document, "forms");
own.title = getter(Document, "title");
own.active = getter(Document, "activeElement");
own.hit = method(Document, "elementFromPoint");
own.sheets = getter(Document, "styleSheets");
own.newRange = method(Document, "createRange");
own.newFragment = method(Document, "createDocumentFragment");

// Names that the reading of one element uses. A form whose fields hide one of them is passed through, its fields read.
const USED = (
  "localName getAttribute hasAttribute matches closest querySelector querySelectorAll getBoundingClientRect getRootNode " +
  "textContent tabIndex inert isContentEditable parentElement scrollHeight clientHeight draggable title nodeType children"
).split(" ");

const isMasked = (element) =>
  element instanceof HTMLFormElement &&
  USED.some(
    (name) => name !== "parentElement" && (element[name] instanceof Element || element[name] instanceof RadioNodeList),
  );
