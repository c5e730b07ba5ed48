"""Portuguese. Source: our rendering of the English list, with the labels shops and forms use in Brazil and Portugal."""

from .lexicon import Lexicon

PORTUGUESE = Lexicon(
    language="pt",
    letters="áâãàçéêíóôõú",
    hard={
        "delete": "eliminar, elimine, deletar",
        "remove": "remova, removendo, retirar",
        "send": "enviar, enviando, mandar, enviá",
        "buy": "comprar, comprando, finalizar compra, concluir compra",
        "pay": "pagar, pague, pagando, efetuar pagamento, efectuar pagamento, realizar pagamento, fazer pagamento, "
        "fazer pix, enviar pix",
        "submit": "submeter, submeta",
        "confirm": "confirmar, confirme, confirmando",
        "overwrite": "sobrescrever, sobrepor",
        "quit without saving": "sem salvar, sem guardar, sem gravar",
        "empty trash": "esvaziar lixeira, esvaziar a lixeira, esvaziar reciclagem, esvaziar lixo",
        "sign out": "terminar sessão, encerrar sessão, sair da conta, desconectar, desligar sessão",
        "place order": "fazer pedido, finalizar pedido, concluir pedido, realizar pedido, encomendar, "
        "finalizar encomenda, efetuar encomenda, concluir encomenda, dar lance, fazer lance",
        "discard": "descartar, descarte",
        "unsubscribe": "cancelar inscrição, desinscrever, anular inscrição, descadastrar",
        "transfer": "transferir, transfira, fazer transferência, sacar dinheiro, levantar dinheiro, levantar fundos",
        "publish": "publicar",
        "cancel subscription": "cancelar assinatura, cancelar subscrição, anular subscrição, cancelar plano",
        "cancel booking": "cancelar reserva, cancelar reservas, cancelar pedido, cancelar encomenda, cancelar viagem, "
        "cancelar voo, cancelar consulta",
        "close account": "fechar conta, encerrar conta, cancelar conta",
        "deactivate": "desativar, desactivar, desative",
        "uninstall": "desinstalar",
        "donate": "doar",
        "subscribe": "assinar agora, subscrever, assinar plano",
        "sign": "assinar contrato, assinar documento",
        "accept offer": "aceitar oferta, aceitar proposta, aceitar orçamento",
    },
    at_home={
        "buy": "compra, compre",
        "delete": "apagar, apague, apagando, excluir, exclua, excluindo, excluí, apagá",
        "publish": "publique",
        "remove": "remover",
        "send": "envie",
        "sign out": "sair",
    },
    alone="assinar, inscrever se, votar, vender, reembolsar, postar",
    harmless="confirmar senha, confirme a senha, confirmar a senha, confirmar palavra passe, confirmar e mail, "
    "confirmar email, minha compra",
    small="o, a, os, as, um, uma, meu, minha, meus, minhas, seu, sua, este, esta, estes, estas, do, da, dos, das, de, "
    "todos, todas, agora",
    closers="cancelar, fechar, não, manter, voltar, agora não, não obrigado, não obrigada, mais tarde",
    keepers="manter, não manter",
    closing_tails="obrigado, obrigada, e, a, o, janela, aviso, mensagem",
    minus="remover, diminuir, reduzir, menos, retirar",
    counted="adulto, adultos, criança, crianças, bebê, bebé, bebés, passageiro, passageiros, viajante, viajantes, "
    "hóspede, hóspedes, quarto, quartos",
    details="detalhes, dados, informações, conta, perfil, lista",
    card="número do cartão, número de cartão, número cartão, titular do cartão, titular cartão, nome no cartão, "
    "nome impresso no cartão, código de segurança, código segurança, data de validade, data de expiração, "
    "validade do cartão, mm aa",
    payment="cartão de crédito, cartão de débito",
    not_card="passaporte, documento, carteira, identidade, cupom, cupão, dd",
    icons="lixeira, lixo",
    opening="abrir, mostrar, ver, ir, visitar, acessar, aceder, exibir",
    endings="ar, er, ir, a, e, ue, ando, endo, indo",
    sure="tem certeza de que, tem certeza que, tem a certeza de que, tem a certeza que, tem certeza de, deseja "
    "realmente, deseja mesmo, quer realmente, quer mesmo, tens a certeza que, tens a certeza de que",
    asking="tem certeza, tem a certeza, tens a certeza, está prestes a, estás prestes a, você está prestes a, "
    ", entendo que, compreendo que",
    doubting="realmente, mesmo",
    wishing="deseja, quer, queres, gostaria",
    deeds="excluído, excluída, excluídos, exclusão, apagado, apagada, apagados, eliminado, eliminada, eliminação, "
    "removido, removida, remoção, cancelar, cancelado, cancelada, cancelamento, desativado, desativação, "
    "perdido, perdidos, perdida, cobrado, cobrança, redefinir, enviado, publicado, transferido, "
    "permanentemente, definitivamente, para sempre",
    final="não pode ser desfeita, não pode ser desfeito, não poderá ser desfeita, não é possível desfazer, "
    "irreversível",
    affirming="sim, ok, continuar, prosseguir, avançar, aceitar, aceito, concordo, tenho certeza, tenho a certeza, "
    "entendo, compreendo",
)
