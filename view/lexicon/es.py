"""Spanish. Source: our rendering of the English list, with the labels Spanish and American shops and forms use."""

from .lexicon import Lexicon

SPANISH = Lexicon(
    language="es",
    letters="áéíñóúü",
    hard={
        "delete": "eliminar, elimine, eliminando, borrar, borra, borre, borrando, suprimir",
        "remove": "quitar",
        "send": "enviar, envía, enviando, mandar",
        "buy": "comprar, comprando, finalizar compra, completar compra, realizar compra, finalizar la compra",
        "pay": "pagar, pague, pagando, realizar pago, efectuar pago, hacer pago, completar pago",
        "submit": "someter",
        "confirm": "confirmar, confirma, confirme, confirmando",
        "overwrite": "sobrescribir, sobreescribir",
        "quit without saving": "sin guardar",
        "empty trash": "vaciar papelera, vaciar la papelera",
        "sign out": "cerrar sesión, cierra sesión, cierre sesión, desconectarse, desconectar",
        "place order": "realizar pedido, hacer pedido, tramitar pedido, finalizar pedido, enviar pedido, pedir ahora, "
        "completar pedido",
        "discard": "descartar, descarte, descartando",
        "unsubscribe": "darse baja, darme baja, dar baja, date baja, desuscribir, desuscribirse, desuscribirme",
        "transfer": "transferir, transfiere, transfiera, hacer transferencia, realizar transferencia",
        "publish": "publicar, publicando",
        "cancel subscription": "cancelar suscripción, cancelar subscripción, cancelar plan, cancelar membresía, "
        "anular suscripción",
        "cancel booking": "cancelar reserva, cancelar reservas, cancelar reservación, cancelar pedido, cancelar cita, "
        "cancelar vuelo, cancelar viaje, anular reserva, anular pedido",
        "close account": "cerrar cuenta, cancelar cuenta",
        "deactivate": "desactivar, desactive",
        "uninstall": "desinstalar",
        "donate": "donar",
    },
    at_home={
        "buy": "compra, compre",
        "delete": "elimina",
        "remove": "quita, remover",
        "publish": "publica, publique",
        "send": "envíe",
    },
    harmless="confirmar contraseña, confirma contraseña, confirma tu contraseña, confirmar correo, "
    "confirmar correo electrónico, mi compra, guía de compra, historial de compra, vista pública",
    small="el, la, los, las, un, una, unos, mi, mis, tu, tus, su, sus, este, esta, estos, estas, de, del, todo, todos, "
    "todas, ahora",
    closers="cancelar, cerrar, no, conservar, mantener, volver, atrás, ahora no, no gracias, más tarde",
    keepers="conservar, mantener, no conservar, no mantener",
    closing_tails="gracias, y, el, la, ventana, diálogo, aviso, mensaje",
    minus="quitar, eliminar, reducir, restar, menos, disminuir",
    counted="adulto, adultos, niño, niños, bebé, bebés, pasajero, pasajeros, viajero, viajeros, huésped, huéspedes, "
    "habitación, habitaciones",
    details="detalles, datos, información, cuenta, perfil, lista",
    card="número de tarjeta, número de la tarjeta, número tarjeta, titular de la tarjeta, titular tarjeta, "
    "nombre en la tarjeta, código de seguridad, código seguridad, fecha de caducidad, fecha caducidad, "
    "fecha de vencimiento, fecha de expiración, mm aa",
    payment="tarjeta de crédito, tarjeta de débito, tarjeta bancaria",
    not_card="pasaporte, documento, dni, licencia, identidad, cupón, dd",
    icons="papelera, basura",
    opening="abrir, mostrar, ver, ir, visitar, consultar, acceder",
    endings="ar, er, ir, a, e, ue, ando, iendo, ad",
)
