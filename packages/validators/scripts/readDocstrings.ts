import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rulesFolder = join(import.meta.dirname, '../src/rules');

/** The docstring of an exported rule: one sentence, and a list of notes such as `Message` and `Standard`. */
export interface Docstring {
  readonly sentence: string;
  /** Each as `Label: text`, in the order of the source. */
  readonly notes: readonly string[];
}

const DOCSTRING =
  /\/\*\*\n \* (?<sentence>[^\n]+)\n(?<notes>(?: \* - [^\n]+\n)*) \*\/\nexport (?:const|function) (?<name>\w+)/g;

/** The docstrings of all rules, by the name of the rule. */
export function readDocstrings(): Readonly<Record<string, Docstring>> {
  const files = readdirSync(rulesFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|samples)\.ts$/.test(file),
  );
  const docstrings = files.toSorted().flatMap((file) => {
    const source = readFileSync(join(rulesFolder, file), 'utf8');
    return Array.from(source.matchAll(DOCSTRING), ({ groups }): [string, Docstring] => {
      const { name = '', sentence = '', notes = '' } = groups ?? {};
      return [
        name,
        { sentence, notes: Array.from(notes.matchAll(/ \* - (.+)\n/g), ([, note = '']) => note) },
      ];
    });
  });
  return Object.fromEntries(docstrings);
}
