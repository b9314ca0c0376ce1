import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GuideCode } from './readGuideCode.ts';

const IMPORTS = /^(import [^;]+;\n)+\n/;

/**
 * Does what the reader of a guide does: writes the file that a block is, or adds its lines to the file that it names.
 * @throws Error when the block names no file, or the file lacks the line that it names.
 */
export function applyGuideCode(folder: string, { guide, title, after, before, code }: GuideCode): void {
  if (title === null) throw new Error(`${guide}: name the file of the block (title="…"):\n${code}`);
  const file = join(folder, title);
  const neighbour = after ?? before;
  if (neighbour === undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    return;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  // The last one: a name may stand among the imports, too.
  const at = lines.findLastIndex((line) => line.trim() === neighbour);
  if (at < 0) throw new Error(`${guide}: ${title} has no line '${neighbour}'.`);
  const [imports = ''] = IMPORTS.exec(code) ?? [];
  lines.splice(after === undefined ? at : at + 1, 0, code.slice(imports.length).trimEnd());
  writeFileSync(file, imports.replace(/\n$/, '') + lines.join('\n'));
}
