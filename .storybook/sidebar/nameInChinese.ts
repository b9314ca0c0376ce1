import type { Indexer } from 'storybook/internal/types';
import { nameState } from './nameState.ts';

/** The files of the folder Tests: stories that prove behaviour, and whole pages. */
const PROOF = /\.(interactions|fuzz)\.stories\.tsx$|\/packages\/pages\/src\/(pages|features)\//;

/**
 * The same indexer, whose story names begin with the Chinese word of their state. Ids and routes do not change. Proofs get
 * the tag `proof`, which the sidebar and its search leave out until it is chosen in the sidebar's filter.
 */
export function nameInChinese(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      const isProof = PROOF.test(fileName.replaceAll('\\', '/'));
      return inputs.map((input) => ({
        ...input,
        ...(input.name && { name: nameState(input.name) }),
        tags: isProof ? [...(input.tags ?? []), 'proof'] : input.tags,
      }));
    },
  };
}
