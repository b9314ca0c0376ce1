import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import ajvErrors from 'ajv-errors';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
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
  test('a text that looks like an option is a value after --, and a negative number at once', async () => {
    expect(await command('alnumHyphen', '--', '--strict')).toMatchObject({ code: 0, out: 'ok\n' });
    expect(await command('integerLt0', '-7')).toMatchObject({ code: 0, out: 'ok\n' });
  });
  test('--help says that empty cells pass', async () => {
    const { code, out } = await command('--help');
    expect(code).toBe(0);
    expect(out).toContain("An empty value or cell passes every rule but 'required'.");
  });
  test('--format json prints the issues as data', async () => {
    const { code, out } = await command('mobile', '1', '--format', 'json');
    expect([code, JSON.parse(out)]).toEqual([
      1,
      [{ rule: 'mobile', code: 'format', message: '手机格式不正确' }],
    ]);
    expect(await command('mobile', '13800138000', '--format=json')).toMatchObject({ code: 0, out: '[]\n' });
  });
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

describe('what the command does not know', () => {
  const path = file('unknown.csv', '身份证\n111111111111111111\n');
  const check = ['check', path, '--rules', 'idCard=身份证'];

  test.each([
    [['nothing', '1'], "There is no rule 'nothing'; 'validators --list' names them all."],
    [['fields', '1'], "There is no rule 'fields'; 'validators --list' names them all."],
    [['maxDigits', '1'], "There is no rule 'maxDigits'; 'validators --list' names them all."],
    [['mobile:3', '1'], "There is no rule 'mobile:3'; 'validators --list' names them all."],
    [['mobile'], "judging one value needs a rule and a value to judge; see 'validators --help'."],
    [['mobile', '1', '2'], "'2' is one word too many: judging one value takes a rule and a value to judge."],
    [[...check, '--stict'], "There is no option '--stict'; 'validators --help' names them all."],
    [[...check, '-s'], "There is no option '-s'; 'validators --help' names them all."],
    [[...check, '-'], "There is no option '-'; 'validators --help' names them all."],
    [[...check, '--constructor'], "There is no option '--constructor'; 'validators --help' names them all."],
    [[...check, '--rules', 'mobile=手机'], "'--rules' is given twice; give it once."],
    [[...check, 'more.csv'], "'more.csv' is one word too many: 'check' takes a file to check."],
    [['check', path], "'check' needs '--rules <rule>=<column>'."],
    [['check', path, '--rules'], "'--rules' needs a value."],
    [['check', path, '--rules', '--strict'], "'--rules' needs a value."],
    [['check', path, '--rules='], "'--rules' needs a value."],
    [['check', path, '--rules', 'idCard'], "'idCard' is not <rule>=<column>."],
    [['check', path, '--rules', 'idCard=身份证,'], "'' is not <rule>=<column>."],
    [['check', '--rules', 'idCard=身份证'], "'check' needs a file to check; see 'validators --help'."],
    [['--strict=yes', 'mobile', '1'], "'--strict' takes no value."],
    [[...check, '--format', 'xml'], "There is no format 'xml'; the formats are: text, json, csv."],
    [[...check, '--delimiter', '|'], "There is no delimiter '|'; the delimiters are: , ; tab."],
    [['mobile', '1', '--rules', 'a=b'], "'--rules' does not go with judging one value."],
    [['--list', '--strict'], "'--strict' does not go with '--list'."],
    [['--schema'], "'--schema' needs '--rules <rule>=<column>'."],
    [['--list', 'mobile'], "'mobile' is one word too many: '--list' takes no other words."],
  ])('%j exits 2 and prints why, and no judgement', async (args, sentence) => {
    expect(await command(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
  test('nothing at all prints the usage', async () => {
    expect(await command()).toEqual({ code: 2, out: '', err: expect.stringMatching(/^Usage:/) as string });
  });

  test('a file that cannot be judged whole is not judged to be without issues', async () => {
    const judge = (name: string, content: string) =>
      command('check', file(name, content), '--rules', 'mobile=手机');
    expect(await judge('empty.csv', '')).toMatchObject({
      code: 2,
      err: 'The file is empty: it has not even a header.\n',
    });
    expect(await judge('open.csv', '手机\n"13800138000\n1\n')).toMatchObject({
      code: 2,
      err: 'A quotation mark that opens in row 2 never closes.\n',
    });
    expect(await judge('twice.csv', '手机,手机\n13800138000,1\n')).toMatchObject({
      code: 2,
      err: "The file has two columns '手机', so it is not clear which one is meant.\n",
    });
    expect(await judge('semicolons.csv', '手机;姓名\n1;张三\n')).toMatchObject({
      code: 2,
      err: "The file has no column '手机'; its columns are: 手机;姓名. '--delimiter' says what stands between them.\n",
    });
    expect(await command('check', folder, '--rules', 'mobile=手机')).toMatchObject({
      code: 2,
      err: `There is no file '${folder}'.\n`,
    });
    const path = file('none.csv', '姓名\n');
    expect(await command('check', path, '--rules', 'mobile=手机', '--format', 'json')).toMatchObject({
      code: 2,
      out: '',
    });
  });
});

test('--schema prints the form as a JSON Schema whose messages ajv-errors gives', async () => {
  const { code, out } = await command(
    '--schema',
    '--rules',
    'required=手机,mobile=手机,maxLength:20=姓名,idCard=身份证',
  );
  expect(code).toBe(0);
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  ajvErrors.default(ajv);
  const accepts = ajv.compile(JSON.parse(out) as object);
  const messages = (row: object) => (accepts(row) ? [] : accepts.errors?.map(({ message }) => message));
  expect(messages({ 手机: '13800138000', 姓名: '', 身份证: '' })).toEqual([]);
  expect(messages({ 手机: '1', 身份证: '1' })).toEqual(['手机格式不正确', '身份证格式不正确']);
  expect(messages({})).toEqual(['请输入内容']);
  expect(messages({ 手机: ' ' })?.toSorted()).toEqual(['手机格式不正确', '请输入内容']);
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
  test('--format json and csv print rows with their rule and code, whole when nothing is wrong', async () => {
    const path = file('formats.csv', '手机,备注\n1,\n13800138000,\n2,"""x,,"\n');
    const json = await command('check', path, '--rules', 'mobile=手机', '--format', 'json');
    const issue = { column: '手机', value: '*', rule: 'mobile', code: 'format', message: '手机格式不正确' };
    expect([json.code, JSON.parse(json.out)]).toEqual([
      1,
      [
        { row: 2, ...issue },
        { row: 4, ...issue },
      ],
    ]);
    const csv = await command('check', path, '--rules', 'maxLength:3=备注', '--format', 'csv');
    expect(csv.out).toBe(
      '\uFEFFrow,column,value,rule,code,message\r\n4,备注,"""**,",maxLength,too-long,不能超过3个字\r\n',
    );
    const good = await command('check', path, '--rules', 'qq=备注', '--format', 'json');
    expect(JSON.parse(good.out)).toHaveLength(1);
    const none = await command('check', path, '--rules', 'maxLength:9=备注', '--format', 'json');
    expect(none).toMatchObject({ code: 0, out: '[]\n' });
  });
  test.each([
    [';', '姓名;手机\r\n"张;三";1\r\n'],
    ['tab', '姓名\t手机\n张,三\t1\n'],
  ])('--delimiter %s stands between its cells', async (delimiter, content) => {
    const path = file('delimited.csv', content);
    expect(await command('check', path, '--delimiter', delimiter, '--rules', 'mobile=手机')).toMatchObject({
      code: 1,
      out: '2\t手机\t*\t手机格式不正确\n',
    });
  });
  test('a column may have an equals sign', async () => {
    const path = file('equals.csv', 'a=b\n1\n');
    expect(await command('check', path, '--rules', 'mobile=a=b')).toMatchObject({ code: 1 });
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
  });
});

test('the first sheet of an .xlsx file is validated, numbers with all their digits', async () => {
  const roster = join(import.meta.dirname, '../../test/roster.xlsx');
  // Row 3 has numbers, of 10 digits and of 18, and row 4 has no number of a mobile.
  expect(
    await command('check', roster, '--rules', 'required=手机,mobile=手机,idCard=身份证', '--strict'),
  ).toEqual({
    code: 1,
    out: '3\t手机\t138****800\t手机格式不正确\n3\t身份证\t110************000\t表格软件把这个号码当成数值（科学计数），后面的数字已经丢失：请把这一列设为文本格式，再重新填写\n4\t手机\t\t请输入内容\n',
    err: '3 rows, 3 issues\n',
  });
  const broken = file('broken.xlsx', 'no spreadsheet');
  expect(await command('check', broken, '--rules', 'mobile=手机')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^'.*broken\.xlsx' cannot be read: /) as string,
  });
});

describe('a table out of a spreadsheet', () => {
  const ID = '330106199001010018';
  const MOBILE = '13857146209';
  const utf16 = (text: string, isBig = false, mark = '\uFEFF') => {
    const bytes = Buffer.from(mark + text, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };
  const check = (content: string | Uint8Array, ...more: string[]) =>
    command('check', file('excel.csv', content), '--rules', 'idCard=证件,mobile=手机', '--strict', ...more);
  const table = (id: string, mobile = MOBILE) => `姓名,证件,手机\r\n沈雨薇,${id},${mobile}\r\n`;

  test.each<[string, string | Uint8Array, ...string[]]>([
    ['an apostrophe before a number', table(`'${ID}`)],
    ['a formula of a text', table(`"=""${ID}"""`)],
    ['a formula of a text without quotes of CSV', table(`="${ID}"`)],
    ['a trailing tab', table(`${ID}\t`)],
    ['a leading tab', table(`\t${ID}`)],
    ['a no-break space', table(`${ID}\u00A0`)],
    ['spaces at its ends', table(` ${ID} `)],
    ['a wide space', table(`${ID}\u3000`)],
    ['a byte order mark in a cell', table(`\uFEFF${ID}`)],
    ['a byte order mark in the middle of a cell', table(`330106\uFEFF199001010018`)],
    ['a byte order mark before the file', `\uFEFF${table(ID)}`],
    ['two byte order marks', `\uFEFF\uFEFF${table(ID)}`],
    ['a control before a number', table(`\u001F${ID}`)],
    ['a character without width after it', table(`${ID}\u200B`)],
    ['a mark of direction, as from contacts', table(ID, `\u202D${MOBILE}\u202C`)],
    ['an apostrophe and a tab', table(`'${ID}\t`)],
    ['a first line sep=,', `sep=,\r\n${table(ID)}`],
    ['a first line sep=; and its delimiter', `sep=;\n${table(ID).replaceAll(',', ';')}`],
    ['a first line SEP= of a tab', `SEP=\t\r\n${table(ID).replaceAll(',', '\t')}`],
    ['a mark and sep=,', `\uFEFFsep=,\r\n${table(ID)}`],
    ['UTF-16 with a mark', utf16(table(ID))],
    ['UTF-16 of the other order', utf16(table(ID), true)],
    [
      'UTF-16 without a mark',
      utf16(`id,${table(ID).replace('姓名,', '').replace('沈雨薇,', '1,')}`, false, ''),
    ],
    ['Unicode text of tabs', utf16(table(ID).replaceAll(',', '\t')), '--delimiter', 'tab'],
    ['a mobile as a formula', table(ID, `"=""${MOBILE}"""`)],
    ['a mobile with an apostrophe', table(ID, `'${MOBILE}`)],
    ['an empty formula', table('"=""""" ')],
    ['quotes around every cell', table(`"${ID}"`, `"${MOBILE}"`)],
    ['no line end at its end', table(ID).trimEnd()],
    ['an empty row at its end', `${table(ID)},,\r\n`],
    ['a header with spaces', table(ID).replace('证件', ' 证件 ')],
    ['a header with a byte order mark', table(ID).replace('证件', '\uFEFF证件')],
    ['a header with a character without width', table(ID).replace('证件', '证件\u200B')],
    ['a header in quotes', table(ID).replace('证件', '"证件"')],
    ['an apostrophe of an input method', table(`‘${ID}`)],
    ['a closing one before a number', table(`’${ID}`)],
    ['a wide apostrophe', table(`＇${ID}`)],
    ['a grave accent', table(`\`${ID}`)],
    ['apostrophes around a number, as SQL writes it', table(`'${ID}'`)],
    ['quotes after a space', table(` "${ID}"`, ` "${MOBILE}"`)],
    ['a mobile with .0, as Python writes a column with gaps', table(ID, `${MOBILE}.0`)],
    ['a mobile with .00', table(ID, `${MOBILE}.00`)],
    ['a mobile as Java writes a large number', table(ID, '1.3857146209E10')],
    ['one that ends with zeros', table(ID, '1.3800138E10')],
    ['two line feeds of Windows text', table(ID).replaceAll('\r\n', '\r\r\n')],
    ['a soft hyphen', table(`\u00AD${ID}`)],
    ['a joiner of words', table(`${ID}\u2060`)],
    ['a paragraph mark', table(`${ID}\u2029`)],
    ['a narrow no-break space', table(`${ID}\u202F`)],
    ['an end of file of DOS', `${table(ID)}\u001A`],
    ['cells after the header’s last', table(ID).trimEnd() + ',,,备注\r\n'],
    ['fewer cells than the header', `${table(ID)}何俊峰\r\n`],
    ['a delimiter of a bar', `sep=|\n${table(ID).replaceAll(',', '|')}`],
    ['an old number of 15 digits outside of strict', `姓名,证件,手机\r\n沈雨薇,,${MOBILE}\r\n`],
    ['an empty formula and a tab', table('=""\t')],
    ['a small x', table('11010519491231002x')],
  ])('with %s has no finding', async (_, content, ...more) => {
    expect(await check(content, ...more)).toMatchObject({ code: 0, out: '' });
  });

  test.each([
    '3.30106E+17',
    '3.30106199001010E+17',
    '3.3e17',
    "'3.30106E+17",
    '330106199001010000',
    '330106199001010018.0',
    '330106199001010000.00',
    '3.30106199001010018E17',
  ])('%s says that a spreadsheet has changed the number', async (id) => {
    expect((await check(table(id))).out).toContain('科学计数');
    expect((await check(table(id), '--english')).out).toContain('scientific notation');
  });

  test.each(['13857146209.5', '1.385E3', '0.1', "13857'146209"])('%s is no mobile', async (mobile) => {
    expect(await check(table(ID, mobile))).toMatchObject({ code: 1 });
  });

  test('what judges spaces still sees them', async () => {
    const path = file('spaces.csv', '词\r\n 洗手\r\n');
    expect(await command('check', path, '--rules', 'noWhitespace=词')).toMatchObject({ code: 1 });
  });
});
