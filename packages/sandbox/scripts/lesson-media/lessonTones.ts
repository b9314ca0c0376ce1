import type { Note } from './renderNotes.ts';
import {
  CHAPTER_SECONDS,
  LESSON_SECONDS,
  OPENING_SECONDS,
  STEP_SECONDS,
  TITLE_SECONDS,
} from './turningLesson.ts';

/** Do, re, mi, sol, la in hertz. */
const SCALE = [261.63, 293.66, 329.63, 392, 440] as const;

/** The quiet background of the video: two soft notes every second and a half, and a chime at each step. */
export function videoNotes(): Note[] {
  const notes: Note[] = [];
  for (let beat = 0; beat * 1.5 < LESSON_SECONDS - 2; beat++) {
    const pitch = SCALE[(beat * 3) % SCALE.length] ?? SCALE[0];
    notes.push({ at: beat * 1.5, seconds: 2, frequency: pitch, volume: 0.07 });
    notes.push({ at: beat * 1.5, seconds: 2, frequency: pitch / 2, volume: 0.05 });
  }
  for (let start = OPENING_SECONDS; start < LESSON_SECONDS; start += CHAPTER_SECONDS) {
    notes.push({ at: start, seconds: 2, frequency: 523.25, volume: 0.16 });
    for (let step = 0; step < 4; step++) {
      const at = start + TITLE_SECONDS + step * STEP_SECONDS;
      notes.push({ at, seconds: 1, frequency: 659.25, volume: 0.1 });
    }
  }
  return notes;
}

/** The audio lesson's commands: five strokes, one a second, then a look of three seconds, over a low tone. */
export function audioNotes(seconds: number): Note[] {
  const notes: Note[] = [];
  for (let round = 0; (round + 1) * 8 <= seconds; round++) {
    notes.push({ at: round * 8, seconds: 7.5, frequency: 196, volume: 0.06 });
    for (let stroke = 0; stroke < 5; stroke++) {
      notes.push({ at: round * 8 + stroke, seconds: 0.6, frequency: 440, volume: 0.3 });
    }
    notes.push({ at: round * 8 + 5, seconds: 2, frequency: 293.66, volume: 0.2 });
  }
  return notes;
}
