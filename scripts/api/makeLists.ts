import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Files that are written from the names of other files, so that a new file needs no second place. */
interface List {
  file: string;
  comment: string;
  /** The folder whose modules it lists, with those of its folders if `isDeep`. */
  folder: string;
  isDeep?: true;
  /** Modules of the folder that belong to the list, by file name. */
  pattern: RegExp;
  /** The line of a module; default: all that it exports. */
  toLine?: (path: string, source: string) => string | null;
}

const LISTS: List[] = [
  {
    file: 'packages/domain/src/index.ts',
    comment: 'What is true of schools, lessons and exams.',
    folder: 'packages/domain/src',
    isDeep: true,
    pattern: /^(?!index)\w+\.ts$/,
  },
  {
    file: 'packages/domain/src/testing/index.ts',
    comment: 'Samples of the entities.',
    folder: 'packages/domain/src/testing',
    pattern: /^make\w+\.ts$/,
  },
  {
    file: 'packages/api-client/src/allEndpoints.ts',
    comment: 'Every endpoint.',
    folder: 'packages/api-client/src/endpoints',
    isDeep: true,
    // A capital begins what several resources share.
    pattern: /^[a-z]\w*\.ts$/,
  },
  {
    file: 'packages/sandbox/src/routes/allRoutes.ts',
    comment: 'The routes of every resource.',
    folder: 'packages/sandbox/src/routes',
    pattern: /^(?!allRoutes|routeTable)\w+\.ts$/,
    toLine: (path, source) => {
      const [, name] = /^export const (\w+_ROUTES): Route\[\]/m.exec(source) ?? [];
      return name ? `export { ${name} } from '${path}';` : null;
    },
  },
];

function makeList({ file, comment, folder, isDeep, pattern, toLine }: List): string {
  const from = file.slice(0, file.lastIndexOf('/') + 1);
  const modules = globSync(isDeep ? '**/*.ts' : '*.ts', { cwd: new URL(folder, root) })
    .filter((path) => pattern.test(path.slice(path.lastIndexOf('/') + 1)) && !path.startsWith('testing/'))
    .toSorted();
  const lines = modules.flatMap((path) => {
    const target = `./${`${folder}/${path}`.slice(from.length)}`;
    const line = toLine
      ? toLine(target, readFileSync(new URL(`${folder}/${path}`, root), 'utf8'))
      : `export * from '${target}';`;
    return line ?? [];
  });
  return [`// ${comment} Written by \`pnpm write\` from the files of ${folder}.`, ...lines, ''].join('\n');
}

/** The lists of modules, by file from the root of the repository. */
export const makeLists = (): Record<string, string> =>
  Object.fromEntries(LISTS.map((list) => [list.file, makeList(list)]));
