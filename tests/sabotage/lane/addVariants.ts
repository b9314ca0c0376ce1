import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { breakClaim } from '../breakClaim.ts';
import type { Sabotage } from '../Claim.ts';

/** Says which edits run, by their indexes (3,17): a variable of the global scope in a page, of the environment in Node. */
export const CHOSEN_EDITS = 'SABOTAGE';

const DECLARED = /^export (?:async )?(?:function\*?|const|class|let) (\w+)/gm;
const LISTED = /^export \{([\w\s,]+)\}(?: from '[^']+')?;/gm;
/** Exports that the patterns above do not find. */
const UNKNOWN_EXPORT = /^export (?:\*|default|\{[^}]* as )/m;

/** The values that a file exports, by its text. Fails where it passes on what it does not name. */
export function listExports(text: string): string[] {
  if (UNKNOWN_EXPORT.test(text)) throw new Error('It exports what it does not name.');
  return [
    ...Array.from(text.matchAll(DECLARED), ([, name = '']) => name),
    ...Array.from(text.matchAll(LISTED), ([, list = '']) => list),
  ];
}

/**
 * Gives the files every edit at once: an edit that is chosen runs, else the file as it was. So that nothing is compiled twice
 * and no edit meets another.
 */
export function addVariants(edits: readonly Sabotage[]): void {
  for (const [file, indexes] of Map.groupBy(edits.keys(), (index) => edits[index]?.file ?? '')) {
    const text = readFileSync(file, 'utf8');
    const toFile = (variant: string | number) => file.replace(/\.(tsx?)$/, `.sabotage-${variant}.$1`);
    const toAddress = (variant: string | number) => `'./${basename(toFile(variant))}'`;
    const names = listExports(text);
    writeFileSync(toFile('none'), text);
    for (const index of indexes) {
      const edit = edits[index];
      if (edit) writeFileSync(toFile(index), breakClaim(text, edit));
    }
    writeFileSync(
      file,
      [
        `import * as whole from ${toAddress('none')};`,
        ...indexes.map((index) => `import * as edit${index} from ${toAddress(index)};`),
        `const chosen = String(globalThis.${CHOSEN_EDITS} ?? globalThis.process?.env.${CHOSEN_EDITS}).split(',');`,
        `const edits = [${indexes.map((index) => `['${index}', edit${index}]`).join(', ')}];`,
        `export const { ${names.join(', ')} } = edits.find(([index]) => chosen.includes(index))?.[1] ?? whole;`,
        `export type * from ${toAddress('none')};`,
        '',
      ].join('\n'),
    );
  }
}
