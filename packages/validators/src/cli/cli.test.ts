import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { mask } from './mask.ts';
import { readRows } from './readRows.ts';
import { ruleByName, ruleNames } from './ruleByName.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'validators-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function command(...args: string[]) {
  return commandAt(false, args);
}

async function commandAt(isTTY: boolean, args: readonly string[]) {
  const collect = () => {
    const pieces: string[] = [];
    return {
      pieces,
      stream: new Writable({ write: (piece, _, done) => (pieces.push(String(piece)), done()) }),
    };
  };
  const [out, err] = [collect(), collect()];
  const code = await run(args, { out: out.stream, err: Object.assign(err.stream, { isTTY }) });
  return { code, out: out.pieces.join(''), err: err.pieces.join('') };
}

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

describe('one value', () => {
  test('a valid one is ok', async () => {
    expect(await command('mobile', '13800138000')).toMatchObject({ code: 0, out: 'ok\n' });
  });
  test('an invalid one prints its message and exits 1', async () => {
    expect(await command('mobile', '1380013800')).toMatchObject({ code: 1, out: '手机格式不正确\n' });
  });
  test('--english prints the message in English, --strict beside it', async () => {
    expect(await command('mobile', '1', '--english')).toMatchObject({
      code: 1,
      out: 'Enter a mobile number of 11 digits\n',
    });
    const strict = await command('--english', 'idCard', '111111111111111111', '--strict');
    expect(strict).toMatchObject({ code: 1, out: expect.stringMatching(/^Enter an identity/) as string });
  });
  test('a rule takes its number after a colon', async () => {
    expect(await command('maxDigits:3', '1000')).toMatchObject({ code: 1, out: '金额值不能超过3位数\n' });
  });
  test('--strict validates against the official standard', async () => {
    expect(await command('idCard', '111111111111111111')).toMatchObject({ code: 0 });
    expect(await command('--strict', 'idCard', '111111111111111111')).toMatchObject({ code: 1 });
  });
  test.each([['nothing', '1'], ['maxDigits', '1'], ['mobile:3', '1'], ['mobile'], ['fields', '1'], []])(
    'a wrong command (%s %s) exits 2 and prints why',
    async (...args) => {
      const { code, err } = await command(...args);
      expect([code, err.length > 0]).toEqual([2, true]);
    },
  );
  test('--list names every rule with its message', async () => {
    const { code, out } = await command('--list');
    expect(code).toBe(0);
    expect(out).toContain('mobile\t手机格式不正确\n');
    expect(out).toContain('maxDigits:n\t金额值不能超过n位数\n');
    expect(out.trim().split('\n')).toHaveLength(ruleNames.length);
    for (const name of ruleNames)
      expect(ruleByName(name.replace(':n', ':2'))?.name).toBe(name.replace(':n', ''));
  });
});

describe('a CSV file', () => {
  const roster =
    '姓名,手机,备注\r\n张三,13800138000,"好,\n很好"\r\n李四,1380013800,"说""好"""\r\n"",,\r\n王5,23800138000,\r\n';
  const rules = 'name=姓名,mobile=手机';
  const issues =
    '3\t手机\t138****800\t手机格式不正确\n5\t姓名\t**\t姓名格式不正确\n5\t手机\t238*****000\t手机格式不正确\n';

  test('is validated row by row, with masked values and exit code 1', async () => {
    const result = await command('check', file('roster.csv', roster), '--rules', rules);
    expect(result).toEqual({ code: 1, out: issues, err: '4 rows, 3 issues\n' });
  });
  test('with a byte order mark reads the same', async () => {
    expect(await command('check', file('bom.csv', `\uFEFF${roster}`), '--rules', rules)).toMatchObject({
      out: issues,
    });
  });
  test('in GBK reads the same', async () => {
    // 手机,姓名 / 1380013800,李4 as a Chinese spreadsheet writes it.
    const bytes = Buffer.from('cad6bbfa2cd0d5c3fb0a313338303031333830302cc0ee340a', 'hex');
    expect(await command('check', file('gbk.csv', bytes), '--rules', rules)).toMatchObject({
      code: 1,
      out: '2\t姓名\t**\t姓名格式不正确\n2\t手机\t138****800\t手机格式不正确\n',
    });
  });
  test('on a terminal the progress line is removed before the count is printed', async () => {
    const path = file('terminal.csv', '手机\n13800138000');
    expect(await commandAt(true, ['check', path, '--rules', 'mobile=手机'])).toEqual({
      code: 0,
      out: '',
      err: '\r\u001B[K1 rows, 0 issues\n',
    });
  });
  test('without an issue exits 0', async () => {
    expect(await command('check', file('good.csv', '手机\n13800138000'), '--rules', 'mobile=手机')).toEqual({
      code: 0,
      out: '',
      err: '1 rows, 0 issues\n',
    });
  });
  test('without the column, or no file at all, exits 2 and prints what exists', async () => {
    const path = file('columns.csv', '手机,姓名\n');
    expect(await command('check', path, '--rules', 'mobile=电话')).toMatchObject({
      code: 2,
      err: "The file has no column '电话'; its columns are: 手机, 姓名.\n",
    });
    expect(await command('check', join(folder, 'none.csv'), '--rules', 'mobile=手机')).toMatchObject({
      code: 2,
    });
    expect(await command('check', path, '--rules', 'mobile')).toMatchObject({ code: 2 });
    expect(await command('check', path)).toMatchObject({ code: 2 });
  });
});

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

test.each([
  ['13800138000', '138*****000'],
  ['张三', '**'],
  ['张三丰', '张*丰'],
  ['', ''],
  ['a\nb', 'a*b'],
  ['x'.repeat(1000), `xxx${'*'.repeat(34)}xxx`],
])('%j is masked as %j', (value, masked) => {
  expect(mask(value)).toBe(masked);
});
