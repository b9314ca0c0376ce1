const seeds = [
  'a',
  'A1',
  '0',
  '1',
  '9',
  '王',
  '𠮷',
  '·',
  '.',
  '-',
  '_',
  ' ',
  '\u3000',
  '\n',
  '@',
  'a@',
  'a.',
  'a-',
  '-a',
  '.a',
  'a--',
  'http://a.',
  'https://',
  '1:',
  '::',
  ':',
  '1.',
  '00',
  '10',
  '0.',
  '😀',
  '（',
  '<',
  '京A',
  'x',
  'a·',
  '王·',
  '\u0000',
  '\\',
];
const tails = ['', '!', '@', '.', 'a', 'a.com'];
const heads = ['', '1', 'a@', 'http://', '-'];

const fill = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

// The short ones are within the length limits of the rules, so that the patterns do run on them.
const lengths = [12, 60, 250];
const longLengths = [2000, 9900];

/** Texts on which a backtracking pattern takes exponential time: some just below the length limits of the rules, some of 100 000 characters. */
export const hostileTexts: readonly string[] = seeds.flatMap((seed) =>
  tails.flatMap((tail) => [
    ...heads.flatMap((head) => lengths.map((length) => head + fill(seed, length) + tail)),
    ...longLengths.map((length) => fill(seed, length) + tail),
    `http://a.${fill(seed, 2000)}${tail}`,
    fill(seed, 100_000) + tail,
  ]),
);
