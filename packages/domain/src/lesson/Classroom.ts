import type { Tally } from '../learning/Tally.ts';
import type { Marking } from '../Marking.ts';
import type { ContentKind } from './contentKinds.ts';

export type LiveState = 'not-started' | 'live' | 'generating-replay' | 'replay';

/** How far a student is in a classroom. */
export type StudyState = 'not-started' | 'studying' | 'done';

const DONE: Record<StudyState, boolean> = { 'not-started': false, studying: false, done: true };

/** Whether the server counts a classroom as studied. */
export const isDone = ({ state }: Pick<Classroom, 'state'>): boolean => DONE[state];

/** A leaf of the directory of a course (VIEW-01). */
export interface Classroom {
  id: string;
  name: string;
  kind: ContentKind;
  /** 'xskt' for an exam of the partner's source; absent where the server names none. */
  sourceType?: string;
  isRequired: boolean;
  /** Percent, 0 to 100; null when unknown. */
  progress: number | null;
  state: StudyState;
  /** Milliseconds of media; null when unknown or without media. */
  duration: number | null;
  /** The last position, milliseconds. */
  position: number | null;
  studyTime: Tally | null;
  liveState: LiveState | null;
  /** 'YYYY-MM-DD HH:mm:ss' of a live or face-to-face classroom. */
  startsAt: string | null;
  endsAt: string | null;
  /** The place of a face-to-face classroom. */
  address: string | null;
  /** A hand-in that the server's list may not have yet. */
  handIn?: Marking;
  /** Of an earlier answer: it may have been attended since, on another device. */
  isEarlier?: boolean;
}

export interface Section {
  id: string;
  name: string;
  classrooms: Classroom[];
}

/** A chapter holds sections; classrooms directly under a chapter are a section without a name. */
export interface Chapter {
  id: string;
  name: string;
  sections: Section[];
}

/** A directory of an earlier answer: whether a lesson is live, and who attended it, only the server knows. */
export const asEarlier = (chapters: Chapter[]): Chapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      classrooms: section.classrooms.map((classroom) => ({ ...classroom, liveState: null, isEarlier: true })),
    })),
  }));
