import { readFileSync } from 'node:fs';

/** The first example of an installed package's README, which is its first block of TypeScript. */
export function readmeExample(folder: string, packageName: string): string {
  const readme = readFileSync(`${folder}/node_modules/${packageName}/README.md`, 'utf8');
  const example = /```tsx?\n(.*?)```/s.exec(readme)?.[1];
  if (!example) throw new Error(`The README of ${packageName} begins with no example.`);
  return example;
}
