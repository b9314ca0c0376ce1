import { readFileSync } from 'node:fs';

/** Which block of code of a package's README. */
export interface ReadmeBlock {
  packageName: string;
  /** The word after the language; without one, the first block of TypeScript. */
  block?: string;
}

const fence = (language: string, block: string) => new RegExp(`\`\`\`${language}${block}\\n(.*?)\`\`\``, 's');

const readReadme = (folder: string, packageName: string) =>
  readFileSync(`${folder}/node_modules/${packageName}/README.md`, 'utf8');

/** A block of an installed package's README by its language and word: 'vue vue'. */
export function readmeBlock(folder: string, packageName: string, words: string): string {
  const [language = '', word = ''] = words.split(' ');
  const code = fence(language, ` ${word}`).exec(readReadme(folder, packageName))?.[1];
  if (!code) throw new Error(`The README of ${packageName} has no example '${words}'.`);
  return code;
}

/** A block of an installed package's README; of a named one also its HTML, if the README shows any. */
export function readmeExample(
  folder: string,
  { packageName, block }: ReadmeBlock,
): { code: string; html: string | null } {
  const readme = readReadme(folder, packageName);
  const word = block ? ` ${block}` : '';
  const code = fence('tsx?', word).exec(readme)?.[1];
  if (!code) throw new Error(`The README of ${packageName} has no example${word}.`);
  return { code, html: fence('html', word).exec(readme)?.[1] ?? null };
}
