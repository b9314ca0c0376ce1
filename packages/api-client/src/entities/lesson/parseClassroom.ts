import {
  asRecord,
  optionalNumber,
  optionalRecord,
  optionalText,
  parseCode,
  text,
  type WireRecord,
} from '../read.ts';
import type { Classroom, ClassroomKind, LiveState, StudyState } from '@cloud-school/domain';
import { readAmount } from '../learning/readAmount.ts';
import { readPercent } from '../learning/readPercent.ts';
import { readPeriod } from '../learning/readPeriod.ts';
import { readTally } from '../learning/readTally.ts';

/** classroomType; live lessons are 10, or 19 on another platform. */
const KINDS: Readonly<Record<number, ClassroomKind>> = {
  1: 'video',
  2: 'audio',
  3: 'article',
  4: 'document',
  5: 'archive',
  6: 'homework',
  7: 'test',
  8: 'image',
  10: 'live',
  11: 'face-to-face',
  19: 'live',
  20: 'other-test',
  90: 'other-test',
  91: 'other-test',
};

/** Codes of liveStatus; any other code is a replay. */
const LIVE_CODES: Record<Exclude<LiveState, 'replay'>, number> = {
  'not-started': 0,
  live: 1,
  'generating-replay': 2,
};

/** Reads a leaf of the directory of a course. */
export function parseClassroom(item: unknown): Classroom {
  const record = asRecord(item, 'Classroom');
  const study = optionalRecord(record.userStudyCourseDetailResultVO);
  const live = optionalRecord(record.courseLiveClassroomResultVO);
  const offline = optionalRecord(record.offlineClassroomResultVO);
  const kind = KINDS[optionalNumber(record.classroomType) ?? -1] ?? 'other';
  const place = kind === 'live' ? live : offline;
  const progress = readPercent(record.learnProcess);
  const position = readAmount(record.learningDuration);
  const sourceType = optionalText(record.sourceType);
  return {
    ...(sourceType !== null && { sourceType }),
    id: text(record.classroomId, 'Classroom id'),
    name: optionalText(record.name) ?? '',
    kind,
    isRequired: optionalNumber(record.mustLearn) === 1,
    progress,
    state: readState(study, progress, position),
    duration: readAmount(record.classroomDuration),
    position,
    studyTime: readTally(study.studyTime, study.finishStudyTime),
    liveState: kind === 'live' ? readLiveState(live.liveStatus) : null,
    ...readPeriod(place.classStartTime, place.classEndTime),
    address: optionalText(offline.address) ?? optionalText(offline.position),
  };
}

function readLiveState(value: unknown): LiveState | null {
  if (optionalNumber(value) === null) return null;
  return parseCode(value, LIVE_CODES) ?? 'replay';
}

/** numStatus 1 is done; without it, what was studied decides. */
function readState(study: WireRecord, progress: number | null, position: number | null): StudyState {
  if (optionalNumber(study.numStatus) === 1 || progress === 100) return 'done';
  return (progress ?? 0) > 0 || (position ?? 0) > 0 ? 'studying' : 'not-started';
}
