import { recordExamples } from './examples/recordExamples.ts';
import { readSentences } from './readSentences.ts';
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
