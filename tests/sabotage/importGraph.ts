import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** What reaches a file in another way than by an import: stories of pages get the toolbar's brand, with all of its routes. */
const GIVEN: Readonly<Record<string, string[]>> = {
  'packages/pages/src/testing/PortalStage.tsx': ['.storybook/brands.ts'],
};

/** The public entries of the packages: '@cloud-school/ui' → 'packages/ui/src/index.ts' */
function readEntries(root: string): Map<string, string> {
  const entries = globSync('{packages,apps}/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports ?? {}).map(([path, target]): [string, string] => [
      name + path.slice(1),
      normalize(join(dirname(file), target)),
    ]);
  });
  return new Map(entries);
}

/** Tells which files a file imports, directly and through others; files of the registry's packages are left out. */
export function createImportGraph(root: string): (file: string) => ReadonlySet<string> {
  const entries = readEntries(root);
  const direct = new Map<string, string[]>();
  const whole = new Map<string, ReadonlySet<string>>();

  function importsOf(file: string): string[] {
    let found = direct.get(file);
    if (!found) {
      const code = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
      const imported = [...code.matchAll(SPECIFIER)].flatMap(([, name = '']) =>
        name.startsWith('.') ? [normalize(join(dirname(file), name))] : (entries.get(name) ?? []),
      );
      found = [...imported, ...(GIVEN[file] ?? [])];
      direct.set(file, found);
    }
    return found;
  }

  return (file) => {
    let reached = whole.get(file);
    if (!reached) {
      const open = [file];
      const seen = new Set(open);
      for (let next = open.pop(); next !== undefined; next = open.pop())
        for (const target of importsOf(next))
          if (!seen.has(target)) {
            seen.add(target);
            open.push(target);
          }
      reached = seen;
      whole.set(file, reached);
    }
    return reached;
  };
}
