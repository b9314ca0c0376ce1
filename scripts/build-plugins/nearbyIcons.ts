import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];/g;

/** Files of the library by the names that it exports. */
function readIconFiles(): Map<string, string> {
  const folder = join(createRequire(import.meta.url).resolve('lucide-react/package.json'), '../dist/esm');
  const source = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...source.matchAll(/export \{([^}]*)\} from '(.*)';/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(folder, file)] as const),
    ),
  );
}

/**
 * Each folder gets its own copy of the icons that it draws, so that the chunk rules treat them as files of that folder: an
 * icon of the exam is no part of the first load of any other page. A copy weighs about 100 bytes.
 */
export function nearbyIcons(): Plugin {
  const files = readIconFiles();
  return {
    name: 'cloud-school-nearby-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('lucide-react')) return null;
      const user = relative(ROOT, dirname(id)).replaceAll(/[\\/]/g, '|');
      const toImport = (statement: string, names: string) => {
        const imports = names.split(',').map((each) => each.trim().split(' as '));
        if (!imports.every(([name = '']) => files.has(name))) return statement;
        return imports
          .map(([name = '', local = name]) => `import ${local} from '${files.get(name)}?of=|${user}|';`)
          .join('');
      };
      return { code: code.replaceAll(IMPORT, toImport), map: null };
    },
  };
}
