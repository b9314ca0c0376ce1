import type { StoredComment } from '../../store/Collections.ts';
import { type CommentAuthor, writeComments } from '../writeComments.ts';

const QIU: CommentAuthor = { id: 'u-qiu', name: '邱雯', pic: '/media/avatars/qian.svg' };
const SHAO: CommentAuthor = { id: 'u-shao', name: '邵扬', pic: '/media/avatars/gu.svg' };
const GU: CommentAuthor = { id: 't-gu', name: '顾明哲', pic: '/media/avatars/gu.svg' };
const CHEN: CommentAuthor = { id: 'u-chen', name: '陈立', pic: '/media/avatars/chen.svg' };
const FINANCE: CommentAuthor = { id: 'v-finance', name: '财务老周', pic: null, role: 'virtual' };

const HOUR = 60;
const DAY = 24 * HOUR;

/** Comments on the pictures of 金蝶认证中心. */
export function makeKingdeeComments(now: number): StoredComment[] {
  return writeComments(now, '10002', [
    {
      on: '810101',
      by: QIU,
      minutesAgo: 18,
      text: '机位之间隔得开，键盘也是静音的，考的时候没有被打扰。',
      replies: [
        { by: GU, minutesAgo: 11, text: '每场开考前都会换一遍键盘膜，可以放心。' },
        { by: SHAO, minutesAgo: 6, text: '能自己带鼠标吗？', to: 0 },
      ],
    },
    { on: '810101', by: FINANCE, minutesAgo: 4 * HOUR, text: '双屏考试吗？账套和题目来回切换很费眼睛。' },
    { on: '810101', by: CHEN, minutesAgo: 2 * DAY, text: '提前半小时到，门口能存包。' },
    {
      on: '810205',
      by: SHAO,
      minutesAgo: 50,
      text: '沙盘里那张增值税申报表，第 12 栏我填了三遍才平。',
      replies: [{ by: GU, minutesAgo: 35, text: '先核对进项转出，再看第 12 栏。' }],
    },
    { on: '810302', by: QIU, minutesAgo: 12 * DAY, text: '第一次组队参赛，三等奖也够开心了。' },
    { on: '820101', by: FINANCE, minutesAgo: 7 * HOUR, text: '到厂授课可以按我们的账套讲吗？' },
  ]);
}
