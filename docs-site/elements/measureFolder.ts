import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { standardTheme } from '../../packages/ui/src/theme/standardTheme.ts';
import { themeVariables } from '../../packages/ui/src/theme/theme.ts';

/** What a built folder of elements weighs, in bytes gzip. */
export interface Measures {
  loader: number;
  /** What every element needs beyond the loader. */
  shared: number;
  /** By tag. */
  elements: Readonly<Record<string, ElementMeasures>>;
}

export interface ElementMeasures {
  /** What the element needs beyond what is shared. */
  own: number;
  /** What it fetches when it has begun to draw, or when something is pressed. */
  later: number;
  /** Variables of the theme that its own code names, without `--cs-`. */
  variables: readonly string[];
}

interface File {
  code: string;
  imports: readonly string[];
  laterImports: readonly string[];
}

const STATIC = /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g;
/** The loader's row of a tag with the file that it fetches: its name may have got a number. */
const ROW = /["']?([\w-]+)["']?:\s*\{\s*properties:.*?\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/gs;
const namesIn = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Weighs a folder of built elements by what its files import.
 * @throws Error when a file that an element needs is not there.
 */
export function measureFolder(folder: string): Measures {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name): [string, File] => {
        const code = readFileSync(join(folder, name), 'utf8');
        return [name, { code, imports: namesIn(code, STATIC), laterImports: namesIn(code, DYNAMIC) }];
      }),
  );
  const fileOf = (name: string): File => {
    const file = files.get(name);
    if (!file) throw new Error(`${folder} has no ${name}: build it anew.`);
    return file;
  };
  const reach = (starts: readonly string[], next: (file: File) => readonly string[]): Set<string> => {
    const found = new Set<string>();
    const waiting = [...starts];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(...next(fileOf(name)));
    }
    return found;
  };
  const sizeOf = (given: readonly string[]) =>
    given.reduce((sum, name) => sum + gzipSync(fileOf(name).code, { level: 9 }).length, 0);

  const loader = reach(['elements.js'], ({ imports }) => imports);
  const before = reach(['elements.js', 'mount.js'], ({ imports }) => imports);
  const measure = (name: string): ElementMeasures => {
    const now = reach([name], ({ imports }) => imports);
    // Not through the loader, which fetches every element.
    const all = reach([name], (file) =>
      file === fileOf('elements.js') ? [] : [...file.imports, ...file.laterImports],
    );
    const code = without(all, before)
      .map((file) => fileOf(file).code)
      .join('\n');
    return {
      own: sizeOf(without(now, before)),
      later: sizeOf(without(all, now, before)),
      variables: listVariables(code),
    };
  };
  return {
    loader: sizeOf([...loader]),
    shared: sizeOf(without(before, loader)),
    elements: Object.fromEntries(
      [...fileOf('elements.js').code.matchAll(ROW)].map(([, tag = '', name = '']) => [tag, measure(name)]),
    ),
  };
}

const without = (names: ReadonlySet<string>, ...others: ReadonlySet<string>[]): string[] =>
  [...names].filter((name) => !others.some((other) => other.has(name)));

/** Roles of colours, corners and shadows as code names them: `color.action.base`, in part. */
const ROLES = themeVariables(standardTheme)
  .map(([name]) => name.slice(2))
  .filter((name) => /^(color|radius|shadow)-/.test(name));

function listVariables(code: string): string[] {
  const named = new Set(
    [...code.matchAll(/\.(\w+)(?=\.(\w+))/g)].map(([, group = '', role = '']) => toKebab(`${group}-${role}`)),
  );
  return ROLES.filter((role) => named.has(role.replace(/^color-/, '')));
}

const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
