import {
  type Classroom,
  CONTENT_KINDS,
  type ContentKind,
  type LiveState,
  type StudyState,
  toContentKind,
} from '@cloud-school/domain';
import { readPercent } from '../learning/readPercent.ts';
import { readTally } from '../learning/readTally.ts';
import {
  asRecord,
  optionalNumber,
  optionalRecord,
  optionalText,
  parseCode,
  text,
  type WireRecord,
} from '../read.ts';
import { readPeriod } from '../readPeriod.ts';
import { readPlace } from '../readPlace.ts';
import { readQuantity } from '../readQuantity.ts';
import { optionalTitle } from '../readTitle.ts';

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
  const kind = toContentKind(optionalNumber(record.classroomType));
  const { isLive } = CONTENT_KINDS[kind];
  const place = isLive ? live : offline;
  const progress = readPercent(record.learnProcess);
  const position = readQuantity(record.learningDuration);
  const sourceType = optionalText(record.sourceType);
  return {
    ...(sourceType !== null && { sourceType }),
    id: text(record.classroomId, 'Classroom id'),
    name: optionalTitle(record.name) ?? '',
    kind,
    isRequired: optionalNumber(record.mustLearn) === 1,
    progress,
    state: readState(study, kind, progress, position),
    duration: readQuantity(record.classroomDuration),
    position,
    studyTime: readTally(study.studyTime, study.finishStudyTime),
    liveState: isLive ? readLiveState(live.liveStatus) : null,
    ...readPeriod(place.classStartTime, place.classEndTime),
    address: readPlace(offline),
  };
}

function readLiveState(value: unknown): LiveState | null {
  if (optionalNumber(value) === null) return null;
  return parseCode(value, LIVE_CODES) ?? 'replay';
}

/**
 * numStatus 1 is done; without it, what was studied decides. An exam that was handed in has a progress of 100 while it
 * waits for its teacher, so its numStatus decides alone where the server sends one.
 */
function readState(
  study: WireRecord,
  kind: ContentKind,
  progress: number | null,
  position: number | null,
): StudyState {
  const status = optionalNumber(study.numStatus);
  const isDecided = CONTENT_KINDS[kind].exam !== null && status !== null;
  if (status === 1 || (progress === 100 && !isDecided)) return 'done';
  return (progress ?? 0) > 0 || (position ?? 0) > 0 ? 'studying' : 'not-started';
}
