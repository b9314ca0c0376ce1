const ASCII = new TextDecoder();

/**
 * Text of bytes in UTF-8 or GBK, piece by piece. The first piece that is more than ASCII decides: bytes that are not
 * UTF-8 are GBK, as spreadsheets on Chinese Windows write it. A byte order mark is dropped.
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
    // Streaming, so that a character cut off at the end of the piece is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
