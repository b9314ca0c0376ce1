import { toCaptionText } from './toCaptionText.ts';

/** What is said from one moment of a lesson on. */
export interface TranscriptLine {
  startMs: number;
  text: string;
}

/** '00:02.500 --> 00:05.000', with hours or not; a comma as in the older format of subtitles. */
const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** The lines of a WebVTT file in their order; what is no cue (notes, styles, a broken time) is left out. */
export function parseTranscript(file: string): TranscriptLine[] {
  const blocks = file.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks
    .flatMap((block): TranscriptLine[] => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const [, start] = TIMES.exec(lines[at] ?? '') ?? [];
      // A subtitle of two lines is one sentence.
      const text = lines
        .slice(at + 1)
        .map((line) => toCaptionText(line))
        .join(' ')
        .trim();
      return start === undefined || text === '' ? [] : [{ startMs: toMs(start), text }];
    })
    .toSorted((one, other) => one.startMs - other.startMs);
}

const toMs = (time: string): number =>
  Math.round(
    time
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0) * 1000,
  );

/** The line of a moment: the last one that has begun; -1 before the first. */
export const lineAt = (lines: readonly TranscriptLine[], positionMs: number): number =>
  lines.findLastIndex(({ startMs }) => startMs <= positionMs);

/** The lines that have the words, by their indices. */
export function findLines(lines: readonly TranscriptLine[], words: string): number[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return lines.flatMap(({ text }, index) => (text.toLowerCase().includes(wanted) ? [index] : []));
}
