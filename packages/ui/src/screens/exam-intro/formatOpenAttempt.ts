import { formatTimeFrom } from '@cloud-school/domain';
import type { StoredCounts } from '@cloud-school/engine';
import type { OpenAttempt } from './OpenAttempt.ts';

/** What is safe of an open attempt, and when its time ends: 已答 3 题，都已保存；计时没停，11:20 自动交卷。 */
export function formatOpenAttempt(
  { clock, counts }: OpenAttempt,
  { questionCount, automaticSubmit }: { questionCount: number | null; automaticSubmit: string },
): string {
  const remaining = clock?.get();
  const ends =
    remaining &&
    (remaining.endsAt === null
      ? ''
      : `，${formatTimeFrom(remaining.endsAt, remaining.endsAt - remaining.seconds * 1000)} ${automaticSubmit}`);
  const time = remaining
    ? [remaining.seconds > 0 ? `计时没停${ends}` : `时间已到，进入后${automaticSubmit}`]
    : [];
  return [...(counts ? [formatCounts(counts, questionCount)] : []), ...time].join('；');
}

function formatCounts(
  { answered, partlyAnswered, unsaved }: StoredCounts,
  questionCount: number | null,
): string {
  if (answered + partlyAnswered === 0) return '还没有作答';
  const count = questionCount === null ? `${answered} 题` : `${answered} / ${questionCount}`;
  const partly = partlyAnswered > 0 ? `，${partlyAnswered} 题没答完` : '';
  return `已答 ${count}${partly}，${unsaved > 0 ? `${unsaved} 题只存在本机` : '都已保存'}`;
}
