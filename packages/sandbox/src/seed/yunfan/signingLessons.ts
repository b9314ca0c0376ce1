import { MINUTE } from '../../serverTime.ts';
import type { ActivitySeed } from '../ActivitySeed.ts';

const OPEN_FOR = 4 * 60 * MINUTE;
const ENDS_WITHIN = 2 * MINUTE;
/** So many that ended are still there: a page that was open at the end finds its lesson. */
const ENDED_COUNT = 3;

type Kind = Pick<ActivitySeed, 'activityName' | 'isRequired' | 'onlineType' | 'address'>;

/** A lesson for each kind of attendance. */
const KINDS: Readonly<Record<'automatic' | 'online' | 'face-to-face', Kind>> = {
  automatic: { activityName: '签到：线上必修，进入即自动签到', isRequired: 1, onlineType: 1 },
  online: { activityName: '签到：线上选修，按键签到与签退', isRequired: 0, onlineType: 1 },
  'face-to-face': {
    activityName: '签到：面授，到场签到与签退',
    isRequired: 1,
    onlineType: 2,
    address: '拱墅校区实训楼 302',
  },
};

const COMMON = {
  classId: 'c-signing',
  extendId: 'k-signing',
  contents: [],
};

/**
 * The lessons of 签到练习班 at a moment: whatever the hour, one of each kind is open for signing, one ends within two minutes, and
 * some have just ended.
 */
export function makeSigningLessons(now: number): ActivitySeed[] {
  const window = Math.floor(now / OPEN_FOR);
  const open = Object.entries(KINDS).map(([id, kind]): ActivitySeed => ({
    ...COMMON,
    ...kind,
    activityId: `a-sign-${id}-${window}`,
    start: window * OPEN_FOR,
    end: (window + 1) * OPEN_FOR,
  }));
  const ending = Math.floor(now / ENDS_WITHIN) + 1;
  const short = Array.from({ length: 1 + ENDED_COUNT }, (_, index): ActivitySeed => {
    const end = (ending - index) * ENDS_WITHIN;
    return {
      ...COMMON,
      ...KINDS.online,
      activityName: index === 0 ? '签到：两分钟内结束' : '签到：刚刚结束',
      activityId: `a-sign-short-${ending - index}`,
      start: end - 30 * MINUTE,
      end,
    };
  });
  return [...open, ...short];
}
