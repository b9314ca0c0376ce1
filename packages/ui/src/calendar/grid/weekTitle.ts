import { markPhrases } from '../../primitives/phrase-text/markPhrases.ts';
import { spaceHan } from '../../primitives/phrase-text/spaceHan.ts';

/** The kind before the name: 选学：, 实训：. */
const HEADING = /^[^：]{1,4}：(?=.{2})/;

/**
 * The name of a lesson as its event draws it: lines break between phrases. In one line there is room for a few
 * characters, which the heading would take: 选学：…
 */
export const weekTitle = (name: string, { isShort }: { isShort: boolean }): string =>
  isShort ? spaceHan(name).replace(HEADING, '') : markPhrases(name);
