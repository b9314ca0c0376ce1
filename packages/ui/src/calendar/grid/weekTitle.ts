import { markPhrases } from '../../primitives/phrase-text/markPhrases.ts';
import { spaceHan } from '../../primitives/phrase-text/spaceHan.ts';

/** The name of a lesson as its event draws it: lines break between phrases, and one line is filled to its end. */
export const weekTitle = (name: string, { isShort }: { isShort: boolean }): string =>
  isShort ? spaceHan(name) : markPhrases(name);
