"""Judges the texts of vectors.json by its patterns and lengths, in Python. Prints how many, and each that is judged wrong."""

import json
import re
import sys

try:
    import regex
except ImportError:
    regex = None


def accepts(vector, text):
    if text == "" and vector["rule"] != "required":
        return True
    pattern = vector.get("pattern", "")
    # The module re knows no Unicode properties.
    search = (regex if "\\p" in pattern else re).search
    fits = vector.get("minLength", 0) <= len(text) <= vector.get("maxLength", sys.maxsize)
    return fits and search(pattern, text) is not None


judged, skipped, wrong = 0, [], []
for vector in json.load(open(sys.argv[1], encoding="utf-8")):
    if regex is None and "\\p" in vector.get("pattern", ""):
        skipped.append(vector["call"])
        continue
    texts = [(text, True) for text in vector["valid"]]
    if vector["isWhole"]:
        texts += [(text, False) for text in vector["invalid"]]
    for text, expected in texts:
        judged += 1
        if accepts(vector, text) != expected:
            wrong.append([vector["call"], text])
print(json.dumps({"judged": judged, "skipped": skipped, "wrong": wrong}))
