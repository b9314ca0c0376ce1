import { describe, expect, test } from 'vitest';
import { decodeCaptions, findLines, lineAt, parseTranscript } from './transcript.ts';

const FILE = `WEBVTT - 翻身

NOTE 由老师校对

STYLE
::cue { color: white }

1
00:01.000 --> 00:03.500 align:start
<v 何俊峰>翻身前先看三样：

第二段没有时间

01:02:03.040 --> 01:02:05.000
先问一声，
再动手。

00:04,000 --> 00:06,000
床轮 &lt;锁好&gt;

00:07.000 --> 00:08.000

`;

describe('a file of captions', () => {
  const lines = parseTranscript(FILE);

  test('gives its cues in order, as plain text', () => {
    expect(lines).toEqual([
      { startMs: 1000, text: '翻身前先看三样：' },
      { startMs: 4000, text: '床轮 <锁好>' },
      { startMs: 3_723_040, text: '先问一声， 再动手。' },
    ]);
  });

  test('with the line ends of Windows is the same', () => {
    expect(parseTranscript(FILE.replaceAll('\n', '\r\n'))).toEqual(lines);
  });

  const A = { startMs: 1000, text: '一' };
  const B = { startMs: 3000, text: '二' };
  test.each([
    [
      'a line of spaces between cues',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n一\n  \n00:03.000 --> 00:04.000\n二',
      [A, B],
    ],
    ['no line between cues', 'WEBVTT\n\n00:01.000 --> 00:02.000\n一\n00:03.000 --> 00:04.000\n二', [A, B]],
    ['a BOM', '\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\n一', [A]],
    ['a BOM before times', '\uFEFF00:01.000 --> 00:02.000\n一', [A]],
    ['settings', 'WEBVTT\n\n00:01.000 --> 00:02.000 position:10%,line-left align:left size:35%\n一', [A]],
    ['settings after tabs', 'WEBVTT\n\n00:01.000\t-->\t00:02.000\tline:0\n一', [A]],
    ['no spaces around the arrow', 'WEBVTT\n\n00:01.000-->00:02.000\n一', [A]],
    ['lines of a header', 'WEBVTT\nKind: captions\nLanguage: zh-CN\n\n00:01.000 --> 00:02.000\n一', [A]],
    ['a cue right after the header', 'WEBVTT\n00:01.000 --> 00:02.000\n一', [A]],
    [
      'a time map of HLS',
      'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n00:01.000 --> 00:02.000\n一',
      [A],
    ],
    [
      'numbers of SRT',
      '1\n00:00:01,000 --> 00:00:02,000\n一\n\n2\n00:00:03,000 --> 00:00:04,000\n二',
      [A, B],
    ],
    ['old line ends of a Mac', 'WEBVTT\r\r00:01.000 --> 00:02.000\r一', [A]],
    ['hours of three digits', 'WEBVTT\n\n000:00:01.000 --> 000:00:02.000\n一', [A]],
    ['an id with words', 'WEBVTT\n\n第一句\n00:01.000 --> 00:02.000\n一', [A]],
    ['a text of tags only', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b></b>\n\n00:03.000 --> 00:04.000\n二', [B]],
    ['an end before its begin', 'WEBVTT\n\n00:05.000 --> 00:02.000\n错\n\n00:03.000 --> 00:04.000\n二', [B]],
    ['a broken time', 'WEBVTT\n\n00:0x.000 --> 00:02.000\n错\n\n00:03.000 --> 00:04.000\n二', [B]],
    ['many empty lines', 'WEBVTT\n\n\n\n00:01.000 --> 00:02.000\n一\n\n\n\n', [A]],
    ['a note with an arrow in words', 'WEBVTT\n\nNOTE 先 -> 后\n\n00:01.000 --> 00:02.000\n一', [A]],
    ['cues in another order', 'WEBVTT\n\n00:03.000 --> 00:04.000\n二\n\n00:01.000 --> 00:02.000\n一', [A, B]],
    [
      'a region and a style',
      'WEBVTT\n\nREGION\nid:bill\n\nSTYLE\n::cue(b) { color: red }\n\n00:01.000 --> 00:02.000 region:bill\n一',
      [A],
    ],
    [
      'a dash before each speaker',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n- 好吗？\n- 好。',
      [{ startMs: 1000, text: '- 好吗？ - 好。' }],
    ],
    [
      'a first line that looks like a setting',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nalign:left',
      [{ startMs: 1000, text: 'align:left' }],
    ],
    ['settings right after the time', 'WEBVTT\n\n00:01.000 --> 00:02.000align:start\n一', [A]],
    ['hours of one digit', 'WEBVTT\n\n0:00:01.000 --> 0:00:02.000\n一', [A]],
    ['places of SRT after the times', '1\n00:00:01,000 --> 00:00:02,000  X1:100 X2:200 Y1:1 Y2:2\n一', [A]],
    ['an override of SRT', '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}一', [A]],
    ['two overrides of a style', '1\n00:00:01,000 --> 00:00:02,000\n{\\i1}一{\\i0}', [A]],
    ['braces that are a text', '1\n00:00:01,000 --> 00:00:02,000\n{一}', [{ startMs: 1000, text: '{一}' }]],
    ['a font of SRT', '1\n00:00:01,000 --> 00:00:02,000\n<font color="#ff0">一</font>', [A]],
    ['a voice without an end', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v 何俊峰>一', [A]],
    ['a class and a time in it', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<c.big><00:01.500>一</c>', [A]],
    ['a language', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<lang zh>一</lang>', [A]],
    [
      'two files in one',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n一\n\n\uFEFFWEBVTT\n\n00:03.000 --> 00:04.000\n二',
      [A, B],
    ],
    ['an id with an arrow', 'WEBVTT\n\na->b\n00:01.000 --> 00:02.000\n一', [A]],
    ['times at its end', 'WEBVTT\n\n00:01.000 --> 00:02.000\n一\n\n00:03.000 --> 00:04.000', [A]],
    [
      'thousandths of four digits',
      'WEBVTT\n\n00:01.0000 --> 00:02.0000\n错\n\n00:03.000 --> 00:04.000\n二',
      [B],
    ],
    ['a time without thousandths', '00:00:01 --> 00:00:02\n错\n\n00:00:03,000 --> 00:00:04,000\n二', [B]],
    [
      'colons before thousandths',
      '00:00:01:000 --> 00:00:02:000\n错\n\n00:00:03,000 --> 00:00:04,000\n二',
      [B],
    ],
    ['a note of two lines', 'WEBVTT\n\nNOTE\n先\n后\n\n00:01.000 --> 00:02.000\n一', [A]],
    ['tabs around its text', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\t一\t', [A]],
    [
      'the same moment twice',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n一\n\n00:01.000 --> 00:03.000\n二',
      [A, { startMs: 1000, text: '二' }],
    ],
  ])('with %s is read as browsers read it', (_, file, expected) => {
    expect(parseTranscript(file)).toEqual(expected);
  });

  const WORDS = '00:01.000 --> 00:02.000\n一';
  const utf16 = Buffer.from(`\uFEFF${WORDS}`, 'utf16le');
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(WORDS)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${WORDS}`)],
    [
      'the encoding of Chinese Windows',
      Buffer.concat([Buffer.from(WORDS.slice(0, -1)), Buffer.from('b7adc9ed', 'hex')]),
    ],
    ['UTF-16', utf16],
    ['UTF-16 of the other order', Buffer.from(utf16).swap16()],
  ])('in %s is read', (_, bytes) => {
    const [line] = parseTranscript(decodeCaptions(Uint8Array.from(bytes).buffer));
    expect(line?.text).toMatch(/^(?:一|翻身)$/);
  });

  test.each(['', 'WEBVTT', '<html><body>404</body></html>'])('%j has none', (file) => {
    expect(parseTranscript(file)).toEqual([]);
  });

  test.each([
    [0, -1],
    [1000, 0],
    [3900, 0],
    [4000, 1],
    [9_999_999, 2],
  ])('at %i ms its line is %i', (positionMs, index) => {
    expect(lineAt(lines, positionMs)).toBe(index);
  });

  test.each([
    ['床轮', [1]],
    [' 先', [0, 2]],
    ['', []],
    ['血压', []],
  ])('has %j in %j', (words, indices) => {
    expect(findLines(lines, words)).toEqual(indices);
  });
});
