const ASCII = new TextDecoder();

/**
 * Decodes UTF-8, UTF-16 or GBK piece by piece and drops a byte order mark. The first piece tells UTF-16, which spreadsheets
 * write as 'Unicode text'; else the first piece that is not plain ASCII decides: if it is not UTF-8 it is GBK, which
 * spreadsheets on Chinese Windows write.
 */
export async function* decodeText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst) decoder = findUtf16(piece);
    isFirst = false;
    if (!decoder && piece.some((byte) => byte > 127))
      decoder = new TextDecoder(isUtf8(piece) ? 'utf-8' : 'gbk');
    yield (decoder ?? ASCII).decode(piece, { stream: true });
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

/** By the byte order mark, or by the empty half of an ASCII character. */
function findUtf16([first, second]: Uint8Array): TextDecoder | undefined {
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  return isLittle || isBig ? new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be') : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // In stream mode a character that is cut at the end of the piece is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
