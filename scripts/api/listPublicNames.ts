import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { readReleasedPackages } from '../packages/readReleasedPackages.ts';

const root = new URL('../../', import.meta.url).pathname;

type Kind = 'type' | 'value';

/** The public names of each released package by entry, as text for its `api.txt`: what a host can import. */
export function listPublicNames(): Record<string, string> {
  return Object.fromEntries(
    readReleasedPackages().map(({ name, exports }) => {
      const folder = `packages/${name.split('/')[1]}`;
      const entries = Object.entries(exports).filter(([, source]) => source.endsWith('.ts'));
      const blocks = entries.map(([entry, source]) => {
        const lines = [...readExports(join(root, folder, source))].map(([word, kind]) => `  ${kind} ${word}`);
        return [name + entry.slice(1), ...lines.toSorted()].join('\n');
      });
      return [`${folder}/api.txt`, `${blocks.join('\n\n')}\n`];
    }),
  );
}

/** The names that a module exports, those of `export *` included. */
function readExports(file: string): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  for (const { exportName, importName, moduleRequest, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (exportName.name) found.set(exportName.name, isType ? 'type' : 'value');
    else if (importName.kind === 'AllButDefault' && moduleRequest)
      for (const [name, kind] of readExports(join(dirname(file), moduleRequest.value))) found.set(name, kind);
  }
  return found;
}
