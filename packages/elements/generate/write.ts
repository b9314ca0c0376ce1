/** `pnpm write elements`: writes everything that is made from the table of elements. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { specs } from '../src/specs/specs.ts';
import { generate } from './generate.ts';

const root = new URL('../', import.meta.url).pathname;
rmSync(`${root}src/generated`, { recursive: true, force: true });
for (const [file, text] of Object.entries(generate(specs))) {
  mkdirSync(dirname(root + file), { recursive: true });
  writeFileSync(root + file, text);
}
