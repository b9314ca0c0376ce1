import { formatPlayTime } from '../words/formatPlayTime.ts';

/** A part of a note: words, or a moment of the lesson that it names. */
export type NotePart = { text: string; positionMs: null } | { text: string; positionMs: number };

/** '[02:15]' or '[1:02:15]'; an input method for Chinese types other brackets and another colon. */
const MOMENT = /[[［【]\s*((?:\d{1,2}[:：])?\d{1,3}[:：][0-5]\d)\s*[\]］】]/g;

/** A note with the moments that it names, in its order. */
export function splitMoments(note: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of note.matchAll(MOMENT)) {
    if (match.index > end) parts.push({ text: note.slice(end, match.index), positionMs: null });
    parts.push({ text: match[1] ?? '', positionMs: toPositionMs(match[1] ?? '') });
    end = match.index + match[0].length;
  }
  if (end < note.length) parts.push({ text: note.slice(end), positionMs: null });
  return parts;
}

const toPositionMs = (time: string): number =>
  time.split(/[:：]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;

/** '[02:15] ' before the words of a note; nothing without a moment. */
export const momentMark = (positionMs: number | null): string =>
  positionMs === null ? '' : `[${formatPlayTime(positionMs / 1000)}] `;
