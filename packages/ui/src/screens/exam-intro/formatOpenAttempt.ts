import { formatTimeOfDay } from '../../primitives/time/formatTimeOfDay.ts';
import type { OpenAttempt } from './OpenAttempt.ts';

/** What is safe of an open attempt, and when its time ends: 已答 3 题，都已保存；计时没停，11:20 自动交卷。 */
export function formatOpenAttempt(
  { clock, answered, unsavedCount }: OpenAttempt,
  { questionCount, automaticSubmit }: { questionCount: number | null; automaticSubmit: string },
): string {
  const count = questionCount === null ? `${answered} 题` : `${answered} / ${questionCount}`;
  const saved = unsavedCount > 0 ? `${unsavedCount} 题只存在本机` : '都已保存';
  const answers = answered === null ? [] : [answered === 0 ? '还没有作答' : `已答 ${count}，${saved}`];
  const remaining = clock?.get();
  const ends =
    remaining &&
    (remaining.endsAt === null ? '' : `，${formatTimeOfDay(remaining.endsAt)} ${automaticSubmit}`);
  const time = remaining
    ? [remaining.seconds > 0 ? `计时没停${ends}` : `时间已到，进入后${automaticSubmit}`]
    : [];
  return [...answers, ...time].join('；');
}
