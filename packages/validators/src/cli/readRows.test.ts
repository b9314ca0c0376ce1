import { describe, expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { readRows } from './readRows.ts';

async function* inPieces<T>(...pieces: T[]) {
  yield* pieces;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const rowsOf = async (...pieces: string[]) => {
  const rows = await all(readRows(inPieces(...pieces)));
  return rows.map(({ cells }) => cells);
};

describe('reading CSV', () => {
  const text = 'a,"b ""x"" \r\nc",d\r\n"",,"e"\n\nlast,"q"';
  const expected = [['a', 'b "x" \r\nc', 'd'], ['', '', 'e'], [''], ['last', 'q']];

  test('quotes, commas and line ends inside quotes are text', async () => {
    expect(await rowsOf(text)).toEqual(expected);
  });
  test('reads the same for any size of the pieces', async () => {
    for (const size of [1, 2, 3, 5, 7]) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, at * size + size),
      );
      expect(await rowsOf(...pieces)).toEqual(expected);
    }
  });
  test('a quote inside an unquoted field is text', async () => {
    expect(await rowsOf('5" disk,x\n')).toEqual([['5" disk', 'x']]);
  });
  test('GBK after a long piece of ASCII is still GBK', async () => {
    const read = await all(decodeText(inPieces(Buffer.from('a,b\n'), Buffer.from('cad6bbfa', 'hex'))));
    expect(read.join('')).toBe('a,b\n手机');
  });
  test('a character that is cut between two pieces is whole again, in UTF-8 and in GBK', async () => {
    for (const [hex, text] of [
      ['e6898be69cba', '手机'],
      ['cad6bbfa', '手机'],
    ] as const) {
      const bytes = Buffer.from(hex, 'hex');
      for (const cut of [2, 3]) {
        const read = await all(decodeText(inPieces(bytes.subarray(0, cut), bytes.subarray(cut))));
        expect(read.join('')).toBe(text);
      }
    }
  });
});
