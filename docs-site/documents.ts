import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementSpec, Words } from '../packages/elements/src/specs/ElementSpec.ts';
import { specs } from '../packages/elements/src/specs/specs.ts';

export const root = new URL('..', import.meta.url).pathname;

/** A document of the repository and its page: the file stays where it is, the page has an address of its own. */
export interface Document {
  /** From the root of the repository: 'docs/how-to/deploy.md'. */
  file: string;
  /** From the root of the site: 'how-to/deploy.md'; a page in Chinese begins with 'zh-CN/'. */
  page: string;
  /** The first heading of the document. */
  title: string;
}

/** Where each group of documents is, as [file, page]; `*` stands for a name. */
const GROUPS: readonly [file: string, page: string][] = [
  ['docs-site/pages/*.md', '*.md'],
  ['docs-site/pages/zh-CN/*.md', 'zh-CN/*.md'],
  ['README.md', 'overview.md'],
  ['README.zh-CN.md', 'zh-CN/overview.md'],
  ['docs/how-to/zh-CN/*.md', 'zh-CN/how-to/*.md'],
  ['docs/how-to/*.md', 'how-to/*.md'],
  ['docs/decisions/*.md', 'decisions/*.md'],
  ['docs/*.zh-CN.md', 'zh-CN/*.md'],
  ['docs/*.md', '*.md'],
  ['packages/elements/README.md', 'elements/index.md'],
  ['packages/elements/README.zh-CN.md', 'zh-CN/elements/index.md'],
  ['packages/validators/README.md', 'validators/index.md'],
  ['packages/validators/RULES.md', 'validators/rules.md'],
  ['packages/validators/COMPARISON.md', 'validators/comparison.md'],
  ['packages/validators/BENCHMARK.md', 'validators/benchmark.md'],
];

/** Every document that the site shows. */
export const documents: readonly Document[] = readDocuments();

function readDocuments(): Document[] {
  const pages = new Map<string, string>();
  for (const [pattern, page] of GROUPS) {
    const [before = '', after = ''] = pattern.split('*');
    for (const file of globSync(pattern, { cwd: root }).toSorted()) {
      const name = file.slice(before.length, file.length - after.length);
      if (!pages.has(file)) pages.set(file, page.replace('*', name));
    }
  }
  return [...pages].map(([file, page]) => ({ file, page, title: readTitle(file) }));
}

function readTitle(file: string): string {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}

/** The page of an element, which is written before the site starts; its folder is not part of the repository. */
export interface ElementPage {
  file: string;
  page: string;
  spec: ElementSpec;
  language: keyof Words;
}

const PREFIXES: Readonly<Record<keyof Words, string>> = { en: '', zh: 'zh-CN/' };

/** The pages of all elements in both languages. */
export const elementPages: readonly ElementPage[] = (['en', 'zh'] as const).flatMap((language) =>
  specs.map((spec) => {
    const page = `${PREFIXES[language]}elements/${spec.tag}.md`;
    return { file: `docs-site/generated/pages/${page}`, page, spec, language };
  }),
);

/** All other Markdown of the repository. */
export const otherFiles: readonly string[] = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => /^(node_modules|dist|\.git)$/.test(name),
}).filter((file) => ![...documents, ...elementPages].some((document) => document.file === file));

/** The page of a path of the repository, a package's folder being its README; null where the site has none. */
export function pageOf(path: string): string | null {
  const file = [path, `${path}/README.md`].find((name) =>
    documents.some((document) => document.file === name),
  );
  return documents.find((document) => document.file === file)?.page ?? null;
}

/** True for a file or a folder of the repository. */
export const isFile = (path: string) => existsSync(join(root, path));
