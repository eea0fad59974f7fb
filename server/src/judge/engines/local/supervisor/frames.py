"""Frames of the control pipe, both ways: u32 length of a JSON header, the header, then its blobs.

The header's `blobs` gives the size of each blob. Inputs and outputs are copied in pieces and never
held whole: a child's peak memory starts at what its parent held when it was forked.
"""

from __future__ import annotations

import json
import os
import struct
from typing import Any, Sequence

CONTROL_IN = 0
CONTROL_OUT = 1
HEADER_CAP = 1 << 20
PIECE = 1 << 16


def read_exactly(size: int) -> bytes:
    data = bytearray()
    while len(data) < size:
        piece = os.read(CONTROL_IN, min(size - len(data), PIECE))
        if not piece:
            # The server is gone. PID 1 leaving ends everything in the box.
            os._exit(0)
        data += piece
    return bytes(data)


def read_header() -> dict[str, Any]:
    (size,) = struct.unpack(">I", read_exactly(4))
    if size > HEADER_CAP:
        os._exit(70)
    return json.loads(read_exactly(size))


def copy_blob_to(fd: int, size: int) -> None:
    while size:
        piece = read_exactly(min(size, PIECE))
        size -= len(piece)
        write_all(fd, piece)


def skip_blob(size: int) -> None:
    while size:
        size -= len(read_exactly(min(size, PIECE)))


def write_all(fd: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]


def send(header: dict[str, Any], parts: Sequence[bytes | tuple[int, int, int]] = ()) -> None:
    """`parts`: bytes, or (fd, offset, size) for a piece of a file."""
    header["blobs"] = sizes = [len(part) if isinstance(part, bytes) else part[2] for part in parts]
    text = json.dumps(header).encode()
    head = struct.pack(">I", len(text)) + text
    if sum(sizes) <= PIECE:
        # Each piece would wake the server.
        write_all(CONTROL_OUT, head + b"".join(map(in_memory, parts)))
        return
    write_all(CONTROL_OUT, head)
    for part in parts:
        if isinstance(part, bytes):
            write_all(CONTROL_OUT, part)
        else:
            send_piece(*part)


def refuse(header: dict[str, Any], why: dict[str, Any]) -> None:
    """The report of a test that was not run."""
    skip_blob(header["blobs"][0])
    figures = {"cpuMs": 0, "wallMs": 0, "waitedMs": 0, "memoryKb": 0, "stderrBytes": 0}
    state = {"met": None, "status": 0, "clean": True, "failed": "", "stayed": False, "names": None}
    send({"op": "done", **figures, **state, **why}, [b""] * 3)


def in_memory(part: bytes | tuple[int, int, int]) -> bytes:
    if isinstance(part, bytes):
        return part
    fd, offset, size = part
    data = os.pread(fd, size, offset)
    if len(data) != size:
        os._exit(70)
    return data


def send_piece(fd: int, offset: int, size: int) -> None:
    while size:
        sent = os.sendfile(CONTROL_OUT, fd, offset, size)
        if not sent:
            os._exit(70)
        offset += sent
        size -= sent
