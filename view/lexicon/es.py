"""Spanish. Source: our rendering of the English list, with the labels Spanish and American shops and forms use."""

from .lexicon import Lexicon

SPANISH = Lexicon(
    language="es",
    letters="áéíñóúü",
    hard={
        "delete": "eliminar, elimine, eliminando, borrar, borra, borre, borrando, suprimir, eliminarlo, eliminarla, "
        "eliminarlos, eliminarlas, borrarlo, borrarla, borrarlos, borrarlas, vaciar todo",
        "remove": "quitar, quitarlo, quitarla",
        "send": "enviar, envía, enviando, mandar, enviarlo, enviarla, enviarlos",
        "buy": "comprar, comprando, finalizar compra, completar compra, realizar compra, finalizar la compra, "
        "comprarlo, comprarla",
        "pay": "pagar, pague, pagando, realizar pago, efectuar pago, hacer pago, completar pago, pagarlo, obligación "
        "pago",
        "submit": "someter",
        "confirm": "confirmar, confirma, confirme, confirmando",
        "overwrite": "sobrescribir, sobreescribir",
        "quit without saving": "sin guardar",
        "empty trash": "vaciar papelera, vaciar la papelera",
        "sign out": "cerrar sesión, cierra sesión, cierre sesión, desconectarse, desconectar",
        "place order": "realizar pedido, hacer pedido, tramitar pedido, finalizar pedido, enviar pedido, "
        "pedir ahora, completar pedido, ordenar ahora, realizar puja, reservar y pagar, pujar",
        "discard": "descartar, descarte, descartando, descartarlo, descartarla",
        "unsubscribe": "darse baja, darme baja, dar baja, date baja, desuscribir, desuscribirse, desuscribirme",
        "transfer": "transferir, transfiere, transfiera, hacer transferencia, realizar transferencia, "
        "retirar fondos, retirar dinero",
        "publish": "publicar, publicando, publicarlo, publicarla",
        "cancel subscription": "cancelar suscripción, cancelar subscripción, cancelar plan, cancelar membresía, "
        "anular suscripción",
        "cancel booking": "cancelar reserva, cancelar reservas, cancelar reservación, cancelar pedido, cancelar cita, "
        "cancelar vuelo, cancelar viaje, anular reserva, anular pedido",
        "close account": "cerrar cuenta, cancelar cuenta",
        "deactivate": "desactivar, desactive",
        "uninstall": "desinstalar",
        "donate": "donar",
        "subscribe": "suscribirse ahora, suscribirme ahora, suscríbete ahora",
        "sign": "firmar contrato, firmar documento",
        "accept offer": "aceptar oferta, aceptar presupuesto",
        "vote": "emitir voto",
    },
    at_home={
        "buy": "compra, compre",
        "delete": "elimina",
        "remove": "quita, remover",
        "publish": "publica, publique",
        "send": "envíe",
        "sign out": "salir",
    },
    alone="suscribirse, suscribirme, suscríbete, suscribir, votar, vender, reembolsar",
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
    sure="está seguro de que, está segura de que, estás seguro de que, estás segura de que, seguro que quiere, "
    "seguro que quieres, seguro que desea, seguro que deseas, realmente quiere, realmente quieres, realmente "
    "desea, realmente deseas, de verdad quieres, está seguro de querer",
    asking="está seguro, está segura, estás seguro, estás segura, está a punto de, estás a punto de, "
    ", entiendo que, comprendo que",
    doubting="realmente",
    wishing="quiere, quieres, desea, deseas",
    deeds="eliminado, eliminada, eliminados, eliminadas, eliminación, borrado, borrada, borrados, retirado, "
    "cancelar, cancelado, cancelada, cancelación, desactivado, desactivación, perderá, perderás, perdido, "
    "cobrado, cargo, restablecer, enviado, publicado, transferido, baja, permanentemente, de forma "
    "permanente, definitivamente, para siempre",
    final="no se puede deshacer, no podrá deshacer, no podrás deshacer, no puede deshacerse, irreversible",
    affirming="sí, ok, vale, continuar, proceder, seguir, aceptar, acepto, estoy seguro, estoy segura, entiendo, "
    "adelante",
)
