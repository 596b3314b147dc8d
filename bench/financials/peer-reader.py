"""Times stream-read-xbrl on the documents of a folder: python3 peer-reader.py <stream_read_xbrl.py> <folder> <rounds>

Prints the fewest seconds of processor time that one round took. Only its function for one document runs: what it
imports for downloading and unzipping is left out.
"""

import logging
import os
import sys
import time
import types

program, folder, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
for name in ("httpx", "stream_unzip", "bs4"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["stream_unzip"].stream_unzip = None
sys.modules["bs4"].BeautifulSoup = None
sys.path.insert(0, os.path.dirname(os.path.abspath(program)))
logging.disable(logging.CRITICAL)

import stream_read_xbrl  # noqa: E402

documents = []
for name in sorted(os.listdir(folder)):
    with open(os.path.join(folder, name), "rb") as file:
        documents.append((name, file.read()))

best = float("inf")
for _ in range(rounds):
    before = time.process_time()
    for document in documents:
        stream_read_xbrl._xbrl_to_rows(document)
    best = min(best, time.process_time() - before)
print(best)
