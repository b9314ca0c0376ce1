import { type DutyKind, type Tally, keysOf } from '@cloud-school/domain';
import { jsonValue, optionalRecord } from '../read.ts';
import { readTally } from './readTally.ts';

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
export function readDutyTallies(value: unknown): Partial<Record<DutyKind, Tally>> {
  const map = optionalRecord(jsonValue(value));
  const tallies: Partial<Record<DutyKind, Tally>> = {};
  for (const kind of keysOf(DUTY_KEYS)) {
    const { totalNum, finishNum } = optionalRecord(map[DUTY_KEYS[kind]]);
    const tally = readTally(totalNum, finishNum);
    if (tally) tallies[kind] = tally;
  }
  return tallies;
}
