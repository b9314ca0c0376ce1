import { splitPhrases } from './splitPhrases.ts';

const MAY_BREAK_HERE = '\u200B';
const NO_BREAK_SPACE = '\u00A0';

/** The text of `PhraseText` for a place that takes a string alone; its element has `word-break: keep-all`. */
export const markPhrases = (text: string): string =>
  splitPhrases(text)
    .map((phrase) => phrase.replaceAll(/(?<=\S) (?=\S)/g, NO_BREAK_SPACE))
    .join(MAY_BREAK_HERE);
