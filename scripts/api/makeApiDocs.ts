import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordExamples } from './examples/recordExamples.ts';
import { toApiPage } from './toApiPage.ts';
import { toOpenApi } from './toOpenApi.ts';

/** The documents of the back end's side, by file in `docs`. */
export async function makeApiDocs(): Promise<{ 'api.md': string; 'openapi.json': string }> {
  const examples = await recordExamples();
  const sentences = readSentences();
  const byId = [...examples.values()].toSorted((one, other) =>
    one.endpoint.id < other.endpoint.id ? -1 : 1,
  );
  return {
    'api.md': toApiPage(examples, sentences),
    'openapi.json': `${JSON.stringify(toOpenApi(byId, sentences), null, 2)}\n`,
  };
}

const ENDPOINTS = new URL('../../packages/api-client/src/endpoints', import.meta.url).pathname;
const DOCUMENTED =
  /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const \w+ = defineEndpoint(?:<[^(]*>)?\(\{\n(?: {2}\.\.\.\w+,\n)? {2}id: '([\w.]+)'/gs;

/** The comment of each endpoint, by its id. */
function readSentences(): Map<string, string> {
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
