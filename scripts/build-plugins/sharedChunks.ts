import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const ICON_IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];/g;

/** Matches modules by folders and packages of their paths, on any system, and icons by the folder that draws them. */
const inFolders = (...folders: string[]) => new RegExp(folders.join('|').replaceAll('/', String.raw`[\\/|]`));

/** What every page needs: the libraries that render, and small parts. */
const SHELL = inFolders(
  '/node_modules/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)/',
  'packages/ui/src/(theme|tokens|primitives|layout)/',
  'packages/pages/src/(platform|features/(service-contact|exam-worker))/',
  // What every icon is made of.
  'lucide-react/dist/esm/(shared/|[a-zA-Z]+.mjs)',
);

/** What every call needs, and what fetches code beside it. */
const DATA = inFolders(
  'packages/(api-client|domain)/src/',
  'packages/ui/src/(primitives/preload-module|player/preload)/',
  'packages/pages/src/(platform/early|platform/time/server|features/study-address)/',
);

/** Of these folders, what opens by a press and what a subject needs; the bundler shares them by the pages that load them. */
const NOT_SHELL = inFolders(
  'packages/ui/src/layout/article/',
  'packages/ui/src/primitives/(dialog|drawer|like-button|popover|qr-code|price|rotation|state-tag|text-(area|entry|field)|pagination|ticker)/',
  'packages/ui/src/primitives/rich-text/(?!loading/)',
  'packages/api-client/src/(entities|endpoints)/(certificate|site)/',
  'packages/domain/src/(certificate|site)/',
);

/**
 * Modules that several lazily loaded pages share, gathered in a few files: without rules a page loads more than a hundred. The
 * first rule that matches a module wins; what only one page uses stays with that page, and the bundler shares the rest.
 * Rules name folders and packages, never files: docs/decisions/0006-first-load.md.
 */
const SHARED_CHUNKS = [
  {
    // The sign-in in all its forms, and registration.
    name: 'account',
    test: inFolders(
      '/node_modules/(react-hook-form|@hookform)/',
      'packages/ui/src/layout/(auth-layout|ground-layout)/',
      'packages/ui/src/primitives/(checkbox|sms-code-[a-z]+|password-field)/',
      'packages/api-client/src/(entities|endpoints)/account/',
      // What every rule is made of; the rules have folders.
      'packages/validators/src/[a-z]+.ts',
      'packages/pages/src/features/(auth|sms|invitation)/',
    ),
  },
  {
    // Parts of the pages of study, of exams as well.
    name: 'study',
    test: inFolders(
      'packages/ui/src/primitives/(notice-strip|picture|pill|progress|switch|ring|breadcrumb|marked-text|count|printing|tabs|windowed-list)/',
      'packages/ui/src/layout/(message-layout|page-root|aside-columns)/',
      'packages/engine/src/(browser|retry)/',
      'packages/pages/src/features/files/',
    ),
  },
  {
    name: 'exam',
    test: inFolders(
      'packages/engine/src/exam/storage/',
      'packages/api-client/src/(entities|endpoints)/exam/',
      'packages/domain/src/exam/',
      'packages/ui/src/(layout/(exam|foot)-bar|primitives/countdown-ring)/',
      'packages/pages/src/features/exam/',
    ),
  },
  {
    // The calls of the pages of study: they leave before the code that renders is there.
    name: 'learning-data',
    test: inFolders(
      'packages/domain/src/(calendar|learning|lesson-content)/',
      'packages/api-client/src/(entities|endpoints)/(learning|lesson|lesson-content)/',
      // The words of its states.
      'packages/ui/src/primitives/state-words/',
    ),
  },
  {
    name: 'lesson',
    test: inFolders(
      'packages/engine/src/progress/',
      'packages/ui/src/cards/(classroom|classroom-row|lesson-[a-z]+)/',
      'packages/ui/src/player/lazy/',
      'packages/pages/src/features/(attendance|lesson|lesson-progress)/',
    ),
  },
  {
    // Of any call, without what renders.
    name: 'data',
    test: (id: string) => DATA.test(id) && !NOT_SHELL.test(id),
  },
  { name: 'shell', test: (id: string) => SHELL.test(id) && !NOT_SHELL.test(id) },
].map((rule, index, rules) => ({ ...rule, minShareCount: 2, priority: rules.length - index }));

/** Everything that the entry imports statically: what starts the first calls and the code of the page. */
const START_CHUNK = { name: 'start', tags: ['$initial' as const], priority: SHARED_CHUNKS.length + 1 };

/**
 * Gathers what several pages share in the files of the rules above. Each folder gets its own copy of the icons that it draws, of
 * about 100 bytes, so that the rules treat them as files of that folder: an icon of the exam is no part of the first load of any
 * other page. A build fails whose files import each other in a circle, since the first of them to run would read what the others
 * have not defined yet: modules without a circle get one when a rule gathers modules on both sides of a third, of which Rolldown
 * does not warn.
 */
export function sharedChunks(): Plugin {
  const iconFiles = readIconFiles();
  return {
    name: 'cloud-school-shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) => {
      const groups = [START_CHUNK, ...SHARED_CHUNKS];
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting } } } } : null;
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('lucide-react')) return null;
      const user = relative(ROOT, dirname(id)).replaceAll(/[\\/]/g, '|');
      const toImport = (statement: string, names: string) => {
        const imports = names.split(',').map((each) => each.trim().split(' as '));
        if (!imports.every(([name = '']) => iconFiles.has(name))) return statement;
        return imports
          .map(([name = '', local = name]) => `import ${local} from '${iconFiles.get(name)}?of=|${user}|';`)
          .join('');
      };
      return { code: code.replaceAll(ICON_IMPORT, toImport), map: null };
    },
    generateBundle(_options, bundle) {
      const importsOf = (fileName: string) => {
        const file = bundle[fileName];
        return file?.type === 'chunk' ? file.imports : [];
      };
      const circle = findCircle(Object.keys(bundle), importsOf);
      if (circle) this.error(`These files of the build import each other: ${circle.join(' → ')}`);
    },
  };
}

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

/** The first circle that is found, with its first name again at the end; null without one. */
export function findCircle(
  names: readonly string[],
  importsOf: (name: string) => readonly string[],
): string[] | null {
  const finished = new Set<string>();
  const visit = (name: string, path: string[]): string[] | null => {
    const start = path.indexOf(name);
    if (start >= 0) return [...path.slice(start), name];
    if (finished.has(name)) return null;
    for (const next of importsOf(name)) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    finished.add(name);
    return null;
  };
  for (const name of names) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}
