export type { RuleSamples } from '../samples/RuleSamples.ts';
export { makeIdCard } from '../samples/makeIdCard.ts';
export { makeValid } from '../samples/makeValid.ts';
export { ruleSentences } from '../samples/ruleSentences.ts';
export { ruleCatalogue } from '../samples/ruleCatalogue.ts';
export { seededRandom, type Random } from '../samples/seededRandom.ts';
