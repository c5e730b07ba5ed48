"""
llama.cpp's own server with a GGUF model, until it is ended: for trying out judges of `kind: openai`.

    python tools/llama_server.py PORT MODEL.gguf      in an environment that has xllamacpp
"""

from __future__ import annotations

import sys
import threading

CONTEXT = 8_192
"""Tokens. A screen of 120 items with its question takes about four thousand."""

THREADS = 1
"""More of them wait for each other, busily, where other programs use the processor too."""


def main(port: int, model: str) -> None:
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = model
    params.hostnames = ["127.0.0.1"]
    params.port = port
    params.n_ctx = CONTEXT
    params.n_parallel = 1
    params.n_gpu_layers = 0
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = THREADS
    server = xllamacpp.Server(params)
    sys.stderr.write(f"{model} answers on {server.listening_address}\n")
    threading.Event().wait()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
