import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENDPOINTS = new URL('../../packages/api-client/src/endpoints', import.meta.url).pathname;
const DOCUMENTED =
  /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const \w+ = defineEndpoint(?:<[^(]*>)?\(\{\n(?: {2}\.\.\.\w+,\n)? {2}id: '([\w.]+)'/gs;

/** The comment of each endpoint, by its id. */
export function readSentences(): Map<string, string> {
  const sources = globSync('**/*.ts', { cwd: ENDPOINTS }).map((file) =>
    readFileSync(join(ENDPOINTS, file), 'utf8'),
  );
  const entries = sources.flatMap((source) =>
    [...source.matchAll(DOCUMENTED)].map(([, comment = '', id = '']): [string, string] => [
      id,
      comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
    ]),
  );
  return new Map(entries);
}
