/** A line of text with its times in seconds. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The text of a WebVTT file. */
export function writeWebVtt(cues: Cue[]): string {
  return [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => `${toTime(from)} --> ${toTime(to)}\n${text}`),
    '',
  ].join('\n\n');
}

function toTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
