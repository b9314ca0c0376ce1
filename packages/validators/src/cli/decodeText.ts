const ASCII = new TextDecoder();

/**
 * Decodes UTF-8 or GBK piece by piece and drops a byte order mark. The first piece that is not plain ASCII decides: if it
 * is not UTF-8 it is GBK, which spreadsheets on Chinese Windows write.
 */
export async function* decodeText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    if (!decoder && piece.some((byte) => byte > 127))
      decoder = new TextDecoder(isUtf8(piece) ? 'utf-8' : 'gbk');
    yield (decoder ?? ASCII).decode(piece, { stream: true });
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
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
