import { countCharacters } from '../../primitives/text-entry/textLimit.ts';

/** What a full field says about further typing; undefined while there is room. */
export const limitHint = (text: string, limit: number): string | undefined =>
  countCharacters(text) >= limit ? `最多 ${limit} 字，多出的字没有录入` : undefined;
