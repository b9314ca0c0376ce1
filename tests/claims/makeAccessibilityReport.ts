import { existsSync } from 'node:fs';
import axe from 'axe-core';

/** First heading of the generated part of docs/accessibility.md; the text above it is written by hand. */
const HEADING = '## WCAG 2.2 and EN 301 549';

const INTRODUCTION = `${HEADING}

Written by \`pnpm write\` from \`tests/claims/criteria.csv\` and the rules of axe; change it there.
`;

/** WCAG 2.2 has these beside 2.1, which EN 301 549 V3.2.1 refers to. */
const NEWER = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** Rules of axe that run: not those for level AAA, and none that is experimental or given up. */
const RULES = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => ['wcag2aaa', 'experimental', 'deprecated'].includes(tag)));

/** The rules for a criterion: its number, '1.4.11', is the tag wcag1411. */
const rulesOf = (id: string) =>
  RULES.filter(({ tags }) => tags.includes(`wcag${id.replaceAll('.', '')}`)).map(({ ruleId }) => ruleId);

/** docs/accessibility.md with its generated part; throws where a row claims what nothing shows. */
export function makeAccessibilityReport(page: string, criteria: string): string {
  const counts = new Map<string, number>();
  const rows = criteria
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', name, level, conformance = '', files = '', open = ''] = line.split(';');
      const proofs = files.split(' ').filter(Boolean);
      const rules = rulesOf(id);
      const missing = proofs.find((file) => !existsSync(file));
      if (missing) throw new Error(`${id}: there is no ${missing}.`);
      if (conformance.endsWith('supports') && proofs.length + rules.length === 0)
        throw new Error(`${id} is supported, says criteria.csv, and nothing shows it.`);
      counts.set(conformance, (counts.get(conformance) ?? 0) + 1);
      const shown = [
        ...(rules.length > 0 ? [`axe: ${rules.join(', ')}`] : []),
        ...proofs.map((file) => `\`${file}\``),
      ];
      const clause = NEWER.includes(id) ? '–' : `9.${id}`;
      return `| ${id} ${name} (${level}) | ${clause} | ${conformance} | ${shown.join('<br>')} | ${open} |`;
    });
  const sums = [...counts].map(([conformance, count]) => `${conformance} ${count}`).join(', ');
  return [
    page.slice(0, page.indexOf(HEADING)) + INTRODUCTION,
    `Of ${rows.length} criteria: ${sums}.\n`,
    '| Criterion (level) | EN 301 549 | Conformance | Shown by | Not shown |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
