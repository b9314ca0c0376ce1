import type { Indexer } from 'storybook/internal/types';
import { CHINESE_STATES } from './chineseStates.ts';

/** The same indexer, whose story names begin with the Chinese word of their state. Ids and routes do not change. */
export function nameInChinese(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      return inputs.map((input) => {
        const word = CHINESE_STATES[input.exportName];
        return word && !input.name?.includes(word) ? { ...input, name: `${word} ${input.name}` } : input;
      });
    },
  };
}
