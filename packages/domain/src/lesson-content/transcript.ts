import { toCaptionText } from './toCaptionText.ts';

/** What is said from one moment of a lesson on. */
export interface TranscriptLine {
  startMs: number;
  text: string;
}

/** What a player shows between two moments; its text may have lines, and still has its tags. */
export interface CaptionCue {
  startMs: number;
  endMs: number;
  text: string;
}

const TIME = String.raw`((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})`;

/** '00:02.500-->00:05.000', with hours and settings or not; a comma as in the older format of subtitles. */
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?!\d)`);

/** Where a subtitle stands and how it looks in that older format: `{\an8}`. Browsers would show it. */
const OVERRIDE = /\{\\[^{}\n]*\}/g;

/** The text of a file of captions: by its byte order mark, else UTF-8, else the encoding of Chinese Windows. */
export function decodeCaptions(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('gb18030').decode(file);
  }
}

/**
 * The cues of a WebVTT file in their order, as browsers read it: a line of times begins a cue also right after another one,
 * only an empty line ends it, and one of spaces does not. What is no cue (notes, styles, a broken time) is left out.
 */
export function parseCaptions(file: string): CaptionCue[] {
  const cues: CaptionCue[] = [];
  let lines: string[] | null = null;
  let times: RegExpExecArray | null = null;
  const end = () => {
    const [, start = '', stop = ''] = times ?? [];
    const text = lines?.join('\n').replaceAll(OVERRIDE, '').trim() ?? '';
    if (times && text !== '' && toMs(stop) > toMs(start))
      cues.push({ startMs: toMs(start), endMs: toMs(stop), text });
    lines = null;
    times = null;
  };
  for (const line of file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    if (line === '') end();
    else if (line.includes('-->')) {
      end();
      times = TIMES.exec(line);
      lines = [];
    } else lines?.push(line);
  }
  end();
  return cues.toSorted((one, other) => one.startMs - other.startMs);
}

/** The lines of a file of captions: a caption of two lines is one sentence. */
export const parseTranscript = (file: string): TranscriptLine[] =>
  parseCaptions(file)
    .map(({ startMs, text }) => ({
      startMs,
      text: toCaptionText(text)
        .split('\n')
        .map((line) => line.trim())
        .join(' '),
    }))
    .filter(({ text }) => text !== '');

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
