import { ruleCatalogue } from '../src/samples/ruleCatalogue.ts';
import { readSentences } from './readSentences.ts';

const sentences = readSentences();

function sentenceOf(name: string): string {
  const sentence = sentences[name];
  if (!sentence)
    throw new Error(`The rule '${name}' has no docstring of one line, so nobody can look it up.`);
  return sentence;
}

/** The page of all rules, for people. */
export function renderPage(): string {
  const sections = ruleCatalogue.map(({ rule, call = rule.name, valid, invalid, strictlyInvalid }) =>
    [
      `## ${call}`,
      '',
      sentenceOf(rule.name),
      '',
      `- Message: ${rule.message}`,
      `- Passes: ${examples(valid)}`,
      `- Refused: ${examples(invalid)}`,
      ...(strictlyInvalid ? [`- Refused strictly: ${examples(strictlyInvalid)}`] : []),
      '',
    ].join('\n'),
  );
  return [
    '# Rules',
    '',
    'Written from the code by `pnpm --filter @cloud-school/validators run docs`. Every rule skips empty input, except',
    '`required`; a number is judged by its decimal text; nothing is trimmed, so what is judged is what is sent.',
    '',
    ...sections,
  ].join('\n');
}

/** The same sentences as a module, for the command, the stories and tests. */
export function renderModule(): string {
  const names = Array.from(new Set(ruleCatalogue.map(({ rule }) => rule.name)));
  const lines = names.map((name) => `  ${name}: ${JSON.stringify(sentenceOf(name))},`);
  return [
    '// Written from the docstrings of the rules by `pnpm --filter @cloud-school/validators run docs`.',
    '',
    '/** What each rule asks, in one sentence, with a link to its standard in Markdown. */',
    'export const ruleSentences: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Up to five values as code, the longest ones shortened. */
function examples(values: readonly (string | number)[]): string {
  return values
    .slice(0, 5)
    .map((value) => JSON.stringify(value))
    .map((text) => `\`${text.length > 48 ? `${text.slice(0, 40)}…` : text}\``)
    .join(' ');
}
