import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** A block of code of a guide. Its first line says the file: ```ts title="src/routes.ts" before="notFoundRoute,". */
export interface GuideCode {
  /** Such as 'docs/how-to/add-a-page.md'. */
  guide: string;
  /** The file, from the folder of the shell or from the root of the repository; null where the block names none. */
  title: string | null;
  /** The line of the file that the code goes after or before; none for a whole file. */
  after?: string;
  before?: string;
  code: string;
}

const BLOCK = /^( *)```tsx?\b(.*)\n((?:.*\n)*?)\1```$/gm;

/** The TypeScript of a guide, in order. */
function readGuide(guide: string): GuideCode[] {
  const text = readFileSync(join(root, guide), 'utf8');
  return [...text.matchAll(BLOCK)].map(([, indent = '', meta = '', code = '']) => {
    const words = Object.fromEntries(
      [...meta.matchAll(/(\w+)="([^"]+)"/g)].map(([, key, value]) => [key, value]),
    );
    const lines = code.split('\n').map((line) => line.slice(indent.length));
    return { guide, title: null, ...words, code: lines.join('\n') };
  });
}

/** The TypeScript of the guides whose names match a pattern, such as 'add-a-{brand,page}'. */
export const readGuideCode = (names: string): GuideCode[] =>
  globSync(`docs/how-to/${names}.md`, { cwd: root }).toSorted().flatMap(readGuide);
