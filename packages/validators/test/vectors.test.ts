import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { renderVectors, type Vector } from '../scripts/renderVectors.ts';

// Java compiles its runner first.
vi.setConfig({ testTimeout: 60_000 });

const file = join(import.meta.dirname, '../vectors.json');
const text = readFileSync(file, 'utf8');
const vectors = JSON.parse(text) as Vector[];

/** What a program prints, or undefined where it is not installed. */
function run(program: string, args: readonly string[], input = ''): string | undefined {
  try {
    return execFileSync(program, args, { encoding: 'utf8', input, stdio: 'pipe' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

test('vectors.json is up to date with the code; run the docs script when it is not', () => {
  expect(text).toBe(renderVectors());
});

test('Python judges every text as the rules do', ({ skip }) => {
  const printed =
    run('python3', [join(import.meta.dirname, 'vectors.py'), file]) ??
    skip('There is no python3 on the PATH.');
  const { judged, skipped, wrong } = JSON.parse(printed) as Record<string, unknown>;
  if (Array.isArray(skipped) && skipped.length > 0)
    console.log(
      `Python has no module regex, so rules with Unicode properties were not judged: ${skipped.join(', ')}`,
    );
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThan(1000);
});

test('Java judges every text as the rules do', ({ skip }) => {
  const base64 = (value: string) => Buffer.from(value).toString('base64');
  const cases = vectors.flatMap(
    ({ call, rule, pattern = '', minLength = 0, maxLength = 1e9, isWhole, valid, invalid }) =>
      [
        ...valid.map((value) => [value, true] as const),
        ...(isWhole ? invalid : []).map((value) => [value, false] as const),
      ]
        // The empty text is not judged, but by `required`.
        .filter(([value]) => value !== '' || rule === 'required')
        .map(([value, expected]) => ({
          name: `${call}: ${value}`,
          line: [base64(pattern), base64(value), minLength, maxLength, expected].join('\t'),
        })),
  );
  const lines = cases.map(({ line }) => `${line}\n`).join('');
  const printed =
    run('java', [join(import.meta.dirname, 'Vectors.java')], lines) ?? skip('There is no java on the PATH.');
  const [judged = '', wrong = ''] = printed.trim().split(' judged, wrong:');
  expect(
    wrong
      .split(' ')
      .filter(Boolean)
      .map((index) => cases[Number(index)]?.name),
  ).toEqual([]);
  expect(Number(judged)).toBe(cases.length);
});
