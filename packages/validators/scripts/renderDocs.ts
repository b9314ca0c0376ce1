import { inEnglish } from '../src/english/inEnglish.ts';
import { ruleCatalogue } from '../src/samples/ruleCatalogue.ts';
import { readDocstrings, type Docstring } from './readDocstrings.ts';

const docstrings = readDocstrings();

/** RULES.md: every rule with its docstring and examples. */
export function renderPage(): string {
  const sections = ruleCatalogue.map(({ rule, call = rule.name, valid, invalid, strictlyInvalid }) => {
    const { sentence, notes } = getDocstring(rule.name);
    return [
      `## ${call}`,
      '',
      sentence,
      '',
      ...notes.map((note) => `- ${note}`),
      `- In English: ${inEnglish(rule).message}`,
      `- Accepts: ${formatExamples(valid)}`,
      `- Refuses: ${formatExamples(invalid)}`,
      ...(strictlyInvalid ? [`- Refuses strictly: ${formatExamples(strictlyInvalid)}`] : []),
      '',
    ].join('\n');
  });
  return [
    '# Rules',
    '',
    'Generated from the code by `pnpm --filter @cloud-school/validators run docs`. Every rule except `required` accepts',
    'empty input. A rule judges a number by its decimal text, and it never trims: it judges the value that is sent.',
    '',
    ...sections,
  ].join('\n');
}

/** `ruleSentences.ts`: the docstrings without the messages, for code that runs in a browser. */
export function renderModule(): string {
  const names = Array.from(new Set(ruleCatalogue.map(({ rule }) => rule.name)));
  const lines = names.map((name) => `  ${name}: ${JSON.stringify(formatSentence(getDocstring(name)))},`);
  return [
    '// Generated from the docstrings of the rules by `pnpm --filter @cloud-school/validators run docs`.',
    '',
    '/** What each rule accepts, by its name, with a link to its standard in Markdown. */',
    'export const ruleSentences: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** The sentence with the notes on strictness and the standard. */
export function formatSentence({ sentence, notes }: Docstring): string {
  const shown = notes.filter((note) => /^(Strict|Standard): /.test(note));
  return [sentence, ...shown.map((note) => `${note}.`)].join(' ');
}

function getDocstring(name: string): Docstring {
  const docstring = docstrings[name];
  if (!docstring)
    throw new Error(
      `The rule '${name}' has no docstring, so it would be missing in RULES.md. Write '/**', one line with a sentence, lines with '- Message: …', and ' */' above its export.`,
    );
  return docstring;
}

/** Up to five values as code, long ones shortened. */
function formatExamples(values: readonly (string | number)[]): string {
  return values
    .slice(0, 5)
    .map((value) => JSON.stringify(value))
    .map((text) => `\`${text.length > 48 ? `${text.slice(0, 40)}…` : text}\``)
    .join(' ');
}
