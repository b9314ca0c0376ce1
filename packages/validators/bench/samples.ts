import { makeValid, seededRandom } from '../src/testing/index.ts';

/** The values that all contestants judge: seven of ten are valid, the others wrong in a way that each must notice. */
export interface BenchSamples {
  readonly values: readonly string[];
  readonly verdicts: readonly boolean[];
}

type Spoil = (value: string) => readonly string[];

const spoils: Readonly<Record<string, Spoil>> = {
  mobile: (value) => [value.slice(1), `2${value.slice(1)}`, `${value}0`, value.replace(/.$/, 'x')],
  email: (value) => [
    value.replace('@', ''),
    value.replace('.com', ''),
    value.replace('@', '@@'),
    value.replace('@', ' @'),
  ],
  url: (value) => [
    value.replace('https', 'htp'),
    value.replace('://', ':/x'),
    value.replace('.example.com', ' .com'),
  ],
  idCard: (value) => [
    value.slice(0, 17) + (((Number(value[17]) || 0) + 3) % 10),
    value.slice(1),
    value.replace(/^./, 'A'),
  ],
  ip: (value) => [
    value.replace(/^\d+/, '256'),
    value.replace(/\d+$/, ''),
    `${value}.1`,
    value.replace('.', ','),
  ],
  bankCard: (value) => [
    value.slice(0, -1) + ((Number(value.at(-1)) + 1) % 10),
    value.slice(0, 8),
    value.replace(/.$/, 'x'),
  ],
};

/** A thousand values for one check, the same in every run. */
export function benchSamples(check: string): BenchSamples {
  const random = seededRandom(20_240_601);
  const spoil = spoils[check] ?? (() => ['']);
  const all = Array.from({ length: 1000 }, (_, seed) => {
    const right = check === 'ip' ? version4(random) : makeValid(check, seed);
    const isRight = random() < 0.7;
    const wrong = spoil(right);
    // Parsing makes each value a flat string, like one that was typed or read from a file.
    const value = JSON.parse(
      JSON.stringify(isRight ? right : (wrong[Math.floor(random() * wrong.length)] ?? '')),
    ) as string;
    return { value, isRight };
  });
  return { values: all.map(({ value }) => value), verdicts: all.map(({ isRight }) => isRight) };
}

const version4 = (random: () => number) =>
  Array.from({ length: 4 }, () => Math.floor(random() * 256)).join('.');
