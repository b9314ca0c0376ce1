import type { Answer, QuestionKind } from './Question.ts';
import { isRecord, jsonList, jsonValue, optionalText } from './read.ts';

/** Stands between the blanks of one answer. */
const SEPARATOR = '|';

/** An option key, bare or in an option record. */
function parseKey(item: unknown): string | null {
  return optionalText(isRecord(item) ? item.key : item);
}

/** One text a blank; what is beyond the known count stays in the last one, so nothing is lost. */
export function splitBlanks(content: string, blankCount: number): string[] {
  const parts = content.split(SEPARATOR);
  const kept = parts.slice(0, blankCount - 1);
  const last = parts.slice(blankCount - 1).join(SEPARATOR);
  return Array.from(
    { length: blankCount },
    (_, index) => (index < blankCount - 1 ? kept[index] : last) ?? '',
  );
}

/** The texts of all blanks in one; a separator somebody typed becomes the full-width ｜, so the blanks stay apart. */
export function joinBlanks(texts: readonly string[]): string {
  return texts.map((blank) => blank.trim().replaceAll(SEPARATOR, '｜')).join(SEPARATOR);
}

/** An answer record `{ content, optionList }` by kind; null when there is nothing in it. */
export function parseAnswer(data: unknown, kind: QuestionKind, blankCount: number): Answer | null {
  const found = jsonValue(data);
  if (!isRecord(found)) return null;
  const content = optionalText(found.content);
  const keys = jsonList(found.optionList).map(parseKey);
  const optionKeys = [...new Set(keys.filter((key) => key !== null))];
  if (kind === 'single' || kind === 'multiple' || kind === 'true-false') {
    return optionKeys.length > 0 ? { optionKeys, texts: [] } : null;
  }
  if (content === null) return optionKeys.length > 0 ? { optionKeys, texts: [] } : null;
  const texts = kind === 'blanks' ? splitBlanks(content, blankCount) : [content];
  return texts.some((part) => part.trim() !== '') ? { optionKeys: [], texts } : null;
}
