import { describe, expect, test } from 'vitest';
import { findLines, lineAt, parseTranscript } from './transcript.ts';

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
