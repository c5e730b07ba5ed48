// Tells the tests what reached the page, in order.
function log(words) {
  document.getElementById("log").textContent += words + "; ";
}
