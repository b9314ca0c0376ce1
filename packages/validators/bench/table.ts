/** What one library did in one check. */
export interface Result {
  readonly library: string;
  /** Checks a microsecond. */
  readonly rate: number;
  readonly wrong: number;
}

const ratio = (rate: number, to: number) => {
  const found = rate / to;
  return found >= 0.1 ? found.toFixed(2) : found.toFixed(3);
};

/** The page of one run: every rate as a ratio to the floor of its check. */
export function table(
  results: Readonly<Record<string, readonly Result[]>>,
  node: string,
  machine: string,
): string {
  const libraries = ['floor', 'ours', 'valibot', 'zod', 'validator', 'yup', 'async-validator'];
  const checks = Object.keys(results);
  const cell = (check: string, library: string) => {
    const found = results[check]?.find((result) => result.library.replace('*', '') === library);
    const floor = results[check]?.find((result) => result.library === 'floor');
    if (!found || !floor) return '-';
    if (library === 'floor') return `1 (${found.rate.toFixed(1)} M/s)`;
    return `${ratio(found.rate, floor.rate)}${found.library.endsWith('*') ? ' \\*' : ''}${found.wrong > 0 ? ` (${found.wrong} wrong)` : ''}`;
  };
  const rows = libraries.map(
    (library) =>
      `| ${library === 'ours' ? '**ours**' : library} | ${checks.map((check) => cell(check, library)).join(' | ')} |`,
  );
  const best = checks.map((check) => {
    const all = results[check] ?? [];
    const ours = all.find(({ library }) => library === 'ours')?.rate ?? 0;
    const others = all
      .filter(({ library }) => library !== 'ours' && library !== 'floor')
      .map(({ rate }) => rate);
    return ratio(ours, Math.max(...others));
  });
  return `# Benchmark

Written by \`pnpm bench\`; one run, every contestant taking turns on the same 1,000 values (seven of ten right), the
ratio being to the floor of its column: the bare pattern or checksum with no library around it. Higher is faster.
Node ${node}, ${machine}. Ratios carry over between machines, rates do not.

| | ${checks.join(' | ')} |
| --- |${' ---: |'.repeat(checks.length)}
${rows.join('\n')}
| ours to the fastest library | ${best.join(' | ')} |

\\* The library has no such check (for a card number: no length), so it carries the floor's function or pattern.
"n wrong" counts the values of the 1,000 that the library judges otherwise than the standard does.
The ID card and the bank card are judged strictly, with their check digits; \`email\`, \`url\` and \`ip\` as each library has them.
`;
}
