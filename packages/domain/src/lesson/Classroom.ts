import type { Tally } from '../learning/Tally.ts';

/** classroomType: 1 video, 2 audio, 3 article, 4 document, 5 archive, 6 homework, 7 test, 8 image, 10 live, 11 face to face, 19 live on another platform; 20, 90 and 91 look like tests. */
export type ClassroomKind =
  | 'video'
  | 'audio'
  | 'article'
  | 'document'
  | 'archive'
  | 'homework'
  | 'test'
  | 'image'
  | 'live'
  | 'face-to-face'
  | 'other-test'
  | 'other';

export type LiveState = 'not-started' | 'live' | 'generating-replay' | 'replay';

/** How far a student is in a classroom. */
export type StudyState = 'not-started' | 'studying' | 'done';

/** A leaf of the directory of a course (VIEW-01). */
export interface Classroom {
  id: string;
  name: string;
  kind: ClassroomKind;
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
