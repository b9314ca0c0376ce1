import {
  type DutyCount,
  type DutyKind,
  keysOf,
  type Tally,
  type Timetable,
  type TimetableActivity,
  type TimetableDay,
  compareTimes,
} from '@cloud-school/domain';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseDate } from '../dateTime.ts';
import {
  asRecord,
  jsonList,
  jsonValue,
  optionalBoolean,
  optionalRecord,
  parseCode,
  readItems,
} from '../read.ts';
import { readQuantity } from '../readQuantity.ts';
import { parseClassActivity } from './parseClassActivity.ts';
import { readTally } from './readTally.ts';

/** Codes of colorStatus. */
const DAY_CODES: Record<NonNullable<TimetableDay['state']>, number> = { pending: 1, done: 2 };

/**
 * Reads a timetable. Activities that no day of `optionData` contains are added to the day of their start, because the
 * whole training comes without days (TIME-04).
 */
export function parseTimetable(data: unknown): Timetable {
  const record = asRecord(data, 'Timetable');
  const days = new Map<string, TimetableDay>();
  for (const day of readItems(jsonList(record.optionData), parseDay)) days.set(day.date, day);
  const listed = new Set([...days.values()].flatMap(({ activities }) => activities.map(({ id }) => id)));
  for (const activity of readItems(jsonList(record.activityResultVOList), parseTimetableActivity)) {
    const date = parseDate(activity.startsAt);
    if (date === null || listed.has(activity.id)) continue;
    const day = days.get(date) ?? { date, state: null, activities: [] };
    days.set(date, { ...day, activities: [...day.activities, activity] });
  }
  return {
    days: [...days.values()]
      .map((day) => ({ ...day, activities: day.activities.toSorted(byStart) }))
      .toSorted((one, other) => compareTimes(one.date, other.date)),
  };
}

function byStart(one: TimetableActivity, other: TimetableActivity): number {
  return compareTimes(one.startsAt, other.startsAt);
}

function parseDay(item: unknown): TimetableDay {
  const record = asRecord(item, 'Timetable day');
  const date = parseDate(record.dateKey);
  if (date === null) throw new MalformedError('Timetable dateKey is no date.');
  return {
    date,
    state: parseCode(record.colorStatus, DAY_CODES),
    activities: readItems(jsonList(record.activityResultVOList), parseTimetableActivity),
  };
}

/** finStatus 0 is unfinished, any other number finished. */
function parseTimetableActivity(item: unknown): TimetableActivity {
  const finStatus = readQuantity(optionalRecord(item).finStatus);
  return {
    ...parseClassActivity(item),
    isFinished: finStatus === null ? optionalBoolean(optionalRecord(item).finStatus) : finStatus !== 0,
  };
}

/** Reads the duties of a period; a rank is known only with the number of ranked students. */
export function parseDutyCount(data: unknown): DutyCount {
  const record = asRecord(data, 'Duty count');
  const rank = readQuantity(record.rankIndex);
  const rankTotal = readQuantity(record.rankTotal) ?? 0;
  const isRanked = rank !== null && rankTotal > 0 && rank <= rankTotal;
  return {
    requiredActivities: readTally(record.requiredActivityNum, record.finishSignActivityNum),
    rank: isRanked ? rank : null,
    rankTotal: isRanked ? rankTotal : null,
    counts: readDutyTallies(record.resultMap),
  };
}

/** Keys of the maps on the wire. */
const DUTY_KEYS: Record<DutyKind, string> = {
  'video-progress': 'VIDEO_PROGRESS',
  homework: 'ONLINE_HOMEWORK_SUBMIT',
  test: 'ONLINE_TEST_SUBMIT',
  'face-to-face': 'OFFLINE_FACE2FACE_TEACHING_FIN_TIMES',
  'video-times': 'ONLINE_VIDEO_TEACHING_STUDY_TIMES',
  'live-progress': 'EE_LIVE_LECTURES_VIDEO_PROGRESS',
};

/** Reads a map of totalNum and finishNum by duty; duties that require nothing are absent. */
function readDutyTallies(value: unknown): Partial<Record<DutyKind, Tally>> {
  const map = optionalRecord(jsonValue(value));
  const tallies: Partial<Record<DutyKind, Tally>> = {};
  for (const kind of keysOf(DUTY_KEYS)) {
    const { totalNum, finishNum } = optionalRecord(map[DUTY_KEYS[kind]]);
    const tally = readTally(totalNum, finishNum);
    if (tally) tallies[kind] = tally;
  }
  return tallies;
}
