import type { Attendance, Chapter, Classroom, SignKind } from '@cloud-school/domain';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import type { ClassroomTarget } from '../classroom/ClassroomTarget.ts';
import type { SignedLesson } from '../lesson-attendance/latestAttendance.ts';
import type { LessonEnd } from '../lesson-end/LessonEndCard.tsx';
import type { LessonStageProps } from './LessonStage.tsx';

/**
 * What the head of a lesson says: the activity, or the classroom where it was opened from its course (VIEW-05). Null is not
 * known, and nothing is said of it.
 */
export interface LessonHead {
  name: string;
  isRequired: boolean | null;
  isFaceToFace: boolean | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startsAt: string | null;
  endsAt: string | null;
}

/** What a page of a lesson shows, and what its presses do. */
export interface LessonView {
  head: LessonHead;
  signing: {
    /** Null for a lesson without attendance. */
    attendance: Loadable<Attendance> | null;
    /** What the class says of the lesson. */
    lesson: SignedLesson;
    onSign: (kind: SignKind) => void;
    /** By the server's clock. */
    now: Date;
  };
  directory: {
    chapters: Loadable<Chapter[]>;
    /** Null opens the first classroom with something to study. */
    currentId: string | null;
    /** What a press on a classroom does. */
    getTarget: (classroom: Classroom) => ClassroomTarget;
    /** Goes there from elsewhere than the directory. */
    onOpen: (classroom: Classroom) => void;
  };
  stage: Omit<LessonStageProps, 'classroom' | 'onElsewhere'>;
  study: {
    /** The last report of the progress failed. */
    isUnsaved: boolean;
    /** What is said at the end of what is played; null before it. */
    end: LessonEnd | null;
  };
  moves: {
    /** Leaves the lesson: to its class or its course. */
    onBack: () => void;
    onPrevious: () => void;
    onNext: () => void;
  };
}
