import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

/** As long as a text of a server may be. */
const LENGTH = 50_000;
/** A linear pattern reads this much in less than 0.1 ms, a quadratic one in more than 2 ms. */
const SHORT_LENGTH = 2000;
const SUSPICIOUS_MS = 1;
/** A linear pattern needs less than 5 ms for a long text, a quadratic one seconds. */
const ALLOWED_MS = 300;

/** Patterns that never meet a long text, with what keeps it short. */
const BOUNDED = new Set([
  '/\\B(?=(\\d{3})+$)/g', // formatYuan: an amount of readPrice has at most 64 letters.
  '/0+$/', // readPrice: the same.
  '/\\/+$/', // readOptions of conformance: the address that a person types.
]);

/** The patterns of the product, each with a file that holds it. */
function findPatterns(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('{packages,apps}/*/src/**/*.{ts,tsx}')) {
    if (/\.(?:test|stories|samples)\.|\/testing\//.test(file)) continue;
    const visitor = new Visitor({
      Literal: (node) => {
        if ('regex' in node && node.raw) found.set(node.raw, file);
      },
    });
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  return found;
}

/** Texts of one or two letters of the pattern in turn, which make it begin again at each of them. */
function findHardParts(source: string): string[] {
  const letters = source
    .replaceAll(/\\p\{[^}]*\}/gi, '字')
    .replaceAll(/\\d/g, '1')
    .replaceAll(/\\s/g, ' \n')
    .replaceAll(/\\w/g, 'a')
    .replaceAll(/\\u\{?[\da-f]+\}?|\\x[\da-f]{2}/gi, '')
    // Of an escaped backslash one stays.
    .replaceAll(/\\(.)/gs, '$1');
  const own = [...new Set(`${letters}1 a字`)];
  return own.flatMap((one) => ['', ...own].map((other) => one + other));
}

function measure(pattern: RegExp, part: string, length: number): number {
  const text = `${part.repeat(length / part.length)}\u0001`;
  const startedAt = performance.now();
  text.replace(pattern, '');
  return performance.now() - startedAt;
}

it('no pattern takes more than linear time for a long text', () => {
  const slow: string[] = [];
  for (const [raw, file] of findPatterns()) {
    const end = raw.lastIndexOf('/');
    const source = raw.slice(1, end);
    const pattern = new RegExp(source, raw.slice(end + 1));
    const isSlow = (part: string) =>
      measure(pattern, part, SHORT_LENGTH) > SUSPICIOUS_MS &&
      measure(pattern, part, LENGTH) > ALLOWED_MS &&
      // A machine may have stood still meanwhile.
      measure(pattern, part, LENGTH) > ALLOWED_MS;
    const part = BOUNDED.has(raw) ? undefined : findHardParts(source).find(isSlow);
    if (part !== undefined) slow.push(`${raw} in ${file}: ${JSON.stringify(part)} again and again`);
  }
  expect(slow).toEqual([]);
});
