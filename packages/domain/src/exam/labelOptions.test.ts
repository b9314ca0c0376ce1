import { expect, test } from 'vitest';
import { labelOptions, toLetter } from './labelOptions.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, '27'],
])('option %d has the letter %s', (index, letter) => {
  expect(toLetter(index)).toBe(letter);
});

test.each(['single', 'multiple', 'unknown'] as const)('options of kind %s have letters', (kind) => {
  const options = labelOptions(kind, [
    { key: '7', html: '<p>体温</p>' },
    { key: '9', html: '脉搏' },
  ]);
  expect(options).toEqual([
    { key: '7', label: 'A', html: '<p>体温</p>' },
    { key: '9', label: 'B', html: '脉搏' },
  ]);
  expect(labelOptions(kind, [])).toEqual([]);
});

test('true or false has its words, by key or else by order, and says them once', () => {
  const options = [
    { key: '2', html: '错误' },
    { key: '1', html: '对的' },
  ];
  expect(labelOptions('true-false', options)).toEqual([
    { key: '2', label: '错误', html: '' },
    { key: '1', label: '正确', html: '对的' },
  ]);
  const others = ['T', 'F', 'X'].map((key) => ({ key, html: '' }));
  expect(labelOptions('true-false', others).map(({ label }) => label)).toEqual(['正确', '错误', '']);
});

test.each<[string, [key: string, html: string][], string[]]>([
  [
    'words',
    [
      ['0', '错误'],
      ['1', '正确'],
    ],
    ['错误', '正确'],
  ],
  [
    'words before keys',
    [
      ['1', '错误'],
      ['2', '正确'],
    ],
    ['错误', '正确'],
  ],
  [
    'words in HTML',
    [
      ['A', '<p>错误。</p>'],
      ['B', '<p>正确</p>'],
    ],
    ['错误', '正确'],
  ],
  [
    'signs',
    [
      ['A', '×'],
      ['B', '√'],
    ],
    ['错误', '正确'],
  ],
  [
    'the word of the other one',
    [
      ['1', '不对'],
      ['2', ''],
    ],
    ['错误', '正确'],
  ],
  [
    'keys',
    [
      ['0', ''],
      ['1', ''],
    ],
    ['错误', '正确'],
  ],
  [
    'words as keys',
    [
      ['false', ''],
      ['true', ''],
    ],
    ['错误', '正确'],
  ],
  [
    'the order',
    [
      ['A', '甲'],
      ['B', '乙'],
    ],
    ['正确', '错误'],
  ],
])('true or false is decided by %s', (_, sent, labels) => {
  const options = labelOptions(
    'true-false',
    sent.map(([key, html]) => ({ key, html })),
  );
  expect(options.map(({ label }) => label)).toEqual(labels);
});

test('true or false without options has the standard ones, a list of its own each time', () => {
  const standard = [
    { key: '1', label: '正确', html: '' },
    { key: '2', label: '错误', html: '' },
  ];
  const options = labelOptions('true-false', []);
  expect(options).toEqual(standard);
  options.pop();
  expect(labelOptions('true-false', [])).toEqual(standard);
});

test.each(['blanks', 'short-answer', 'reading', 'cloze'] as const)(
  'a question of kind %s has no options',
  (kind) => {
    expect(labelOptions(kind, [{ key: '1', html: '体温' }])).toEqual([]);
  },
);
