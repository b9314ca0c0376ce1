import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rules = join(import.meta.dirname, '../src/rules');

/** The one-sentence docstring of every exported rule, by the rule's name. */
export function readSentences(): Record<string, string> {
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|samples)\.ts$/.test(file))
    .toSorted();
  const found = files.flatMap((file) => {
    const source = readFileSync(join(rules, file), 'utf8');
    return Array.from(
      source.matchAll(/\/\*\* (?<sentence>[^\n]+) \*\/\nexport (?:const|function) (?<name>\w+)/g),
      ({ groups }) => [groups?.['name'] ?? '', groups?.['sentence'] ?? ''] as const,
    );
  });
  return Object.fromEntries(found);
}
