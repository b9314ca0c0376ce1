import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandOptions } from './readOptions.ts';
import { toPartner } from './toPartner.ts';

/** Lets the standard shell show a partner's schools: its dependency and its list; returns the changed files. */
export function addToPortal(portal: string, { id }: BrandOptions): string[] {
  const { variable } = toPartner(id);
  const change = (path: string, edit: (text: string) => string) => {
    const file = join(portal, path);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    return path;
  };
  return [
    change('package.json', (text) =>
      text.replace('"dependencies": {', `"dependencies": {\n    "@cloud-school/${id}": "workspace:*",`),
    ),
    change(
      'src/cobrandings.ts',
      (text) =>
        `import { ${variable} } from '@cloud-school/${id}/cobranding';\n` +
        text.replace(/(export const cobrandings = \[[^\]]*)\]/, `$1, ${variable}]`),
    ),
  ];
}
