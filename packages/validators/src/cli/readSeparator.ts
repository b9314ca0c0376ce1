const MARK = /^\uFEFF?sep=(.)(?:\r?\n|\r)/i;
const MARK_LENGTH = 8;

interface Separated {
  readonly delimiter: string;
  readonly pieces: AsyncIterable<string>;
}

/** Takes the first line `sep=;` away, which tells spreadsheets the delimiter and is no row. */
export async function readSeparator(pieces: AsyncIterable<string>, delimiter: string): Promise<Separated> {
  const iterator = pieces[Symbol.asyncIterator]();
  let begin = '';
  let isOver = false;
  while (!isOver && begin.length < MARK_LENGTH) {
    const next = await iterator.next();
    isOver = next.done === true;
    begin += next.done ? '' : next.value;
  }
  const [mark = '', named = delimiter] = MARK.exec(begin) ?? [];
  async function* rest() {
    yield begin.slice(mark.length).replace(/^\uFEFF/, '');
    if (isOver) return;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { delimiter: named, pieces: rest() };
}
