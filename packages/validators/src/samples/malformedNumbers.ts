/** Texts that look like numbers to a parser or to a person, and that no number rule accepts. */
export const malformedNumbers: readonly string[] = [
  '0x10',
  '1e5',
  '１２',
  ' 1 ',
  '1,000',
  '1.',
  '.5',
  'abc',
  '--1',
  '+1',
  '-',
  '1-',
  '１２.５',
  '1.2.3',
  '😀',
  '01',
  '1_000',
  'NaN',
  'Infinity',
  '一百',
  '٣',
];

/** Numbers that are exact as text and have lost digits as JavaScript numbers; no rule accepts them as numbers. */
export const inexactNumbers: readonly number[] = [
  Number('9007199254740993'),
  Number('-9007199254740993'),
  9e15,
  -9e15,
  1e21,
  -1e21,
];
