import type { Indexer } from 'storybook/internal/types';
import { nameState } from './nameState.ts';

/** The same indexer, whose story names begin with the Chinese word of their state. Ids and routes do not change. */
export function nameInChinese(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      return inputs.map((input) => (input.name ? { ...input, name: nameState(input.name) } : input));
    },
  };
}
