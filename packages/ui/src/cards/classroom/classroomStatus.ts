import {
  type Classroom,
  CONTENT_KINDS,
  isDone,
  isMarked,
  type PeriodPhase,
  periodPhase,
  scoreOf,
  type StudyState,
} from '@cloud-school/domain';
import { formatExactShare } from '../../primitives/progress/formatExactShare.ts';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import type { ClassroomStatus } from './classroomStatusLooks.ts';
import { liveStatus } from './liveLesson.ts';

/** How far the student is in a classroom, in words: a live one by its broadcast, a face-to-face one by its time. */
export function classroomStatus(classroom: Classroom, now: string): ClassroomStatus {
  const { kind, state, progress, handIn } = classroom;
  // What is known of a hand-in says more than 已完成, which the server says before it is marked.
  if (handIn && !isMarked(handIn)) return SUBMITTED;
  const score = handIn ? scoreOf(handIn) : null;
  if (score !== null) return { kind: 'done', label: `${score} 分` };
  if (isDone(classroom)) return DONE;
  const { isLive, opensIn, exam } = CONTENT_KINDS[kind];
  const live = isLive ? liveStatus(classroom) : null;
  if (live) return live;
  const meeting = opensIn === 'offline-classroom' ? meetingStatus(classroom, now) : null;
  if (meeting) return meeting;
  return STATUSES[state](progress, exam !== null);
}

/**
 * A face-to-face lesson that the student has not attended: its time, and what the class says of it once it is over. Of an
 * earlier answer nobody knows whether she attended it since. Null without a start.
 */
function meetingStatus(classroom: Classroom, now: string): ClassroomStatus | null {
  const { startsAt, isRequired, isEarlier = false } = classroom;
  const phase = periodPhase(classroom, now);
  if (startsAt === null || phase === null) return null;
  const isMissed = isRequired && !isEarlier;
  const statuses: Record<PeriodPhase, ClassroomStatus> = {
    'to-come': { kind: 'scheduled', label: formatStart(startsAt, now) },
    running: { kind: 'running', label: stateWords.running },
    over: isMissed ? { kind: 'absent', label: stateWords.absent } : { kind: 'over', label: stateWords.over },
  };
  return statuses[phase];
}

const DONE: ClassroomStatus = { kind: 'done', label: stateWords.done };

const STATUSES: Record<StudyState, (progress: number | null, isExam: boolean) => ClassroomStatus> = {
  'not-started': () => ({ kind: 'not-started', label: stateWords['not-started'] }),
  studying(progress, isExam) {
    if (isExam && (progress ?? 0) >= 100) return SUBMITTED;
    return { kind: 'studying', label: progress === null ? '学习中' : `学习中 ${formatPercent(progress)}` };
  },
  done: () => DONE,
};

const SUBMITTED: ClassroomStatus = { kind: 'submitted', label: '已提交 · 待批阅' };

/** 今天 14:00, 11-23 14:00, and with its year in another one. Both times are 'YYYY-MM-DD HH:mm:ss'. */
function formatStart(startsAt: string, now: string): string {
  const time = startsAt.slice(10, 16);
  if (startsAt.slice(0, 10) === now.slice(0, 10)) return `今天${time}`;
  return (startsAt.slice(0, 4) === now.slice(0, 4) ? startsAt.slice(5, 10) : startsAt.slice(0, 10)) + time;
}

/** Below 100 % until the server counts the classroom as done. */
const formatPercent = (progress: number): string => formatExactShare(Math.min(0.9999, progress / 100));
