import { type ExamKind, formatSchoolTime } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import type { ExamFinishedScreenProps } from './ExamFinishedProps.ts';
import { FinishedFacts } from './FinishedFacts.tsx';
import { finishedWords, isEmptyTimeOut } from './finishedWords.ts';
import { type FinishedFact, toFinishedFacts } from './toFinishedFacts.ts';
import type { FinishedResult } from './toFinishedResult.ts';

interface FinishedSummaryProps extends Pick<
  ExamFinishedScreenProps,
  'kind' | 'exam' | 'now' | 'review' | 'previous' | 'nth' | 'isResultPending'
> {
  known: FinishedExam;
  result: FinishedResult | null;
  points: FinishedResult['points'];
}

/** The facts of the attempt, and how it compares with the one before. */
export function FinishedSummary(props: FinishedSummaryProps) {
  const { kind, exam, known, result, points, review, previous, nth = null, isResultPending, now } = props;
  if (exam.status === 'loading') return <Skeleton height={FACTS_HEIGHT} shape="block" />;
  const facts = toFinishedFacts({
    exam: known,
    result,
    limitMinutes: review?.paper.timeLimitMinutes ?? null,
    submitted: finishedWords[kind].submitted,
    nth,
    now: now.getTime(),
  });
  // Opened by its address: the list tells them with the result.
  if (facts.length === 0 && isResultPending) return <Skeleton height={FACTS_HEIGHT} shape="block" />;
  return (
    <>
      <FinishedFacts facts={isEmptyTimeOut(known) ? toEmptyFacts(facts, points, kind) : facts} />
      {points && previous && (
        <p>
          <span>
            比上一次（{formatSchoolTime(previous.createdAt, now)}，{previous.score} 分）
          </span>
          <b>{compare(points.score - previous.score)}</b>
        </p>
      )}
    </>
  );
}

/** Where nothing was answered the score is one fact among others, and the sentence above says when it was handed in. */
function toEmptyFacts(
  facts: FinishedFact[],
  points: FinishedResult['points'],
  kind: ExamKind,
): FinishedFact[] {
  const others = facts.filter(({ label }) => label !== finishedWords[kind].submitted);
  if (!points) return others;
  const { score, total } = points;
  return [{ label: '得分', value: String(score), note: total === null ? null : `满分 ${total}` }, ...others];
}

/** Of the strip of facts: nothing moves when they come. */
const FACTS_HEIGHT = 74;

function compare(difference: number): string {
  if (difference === 0) return '一样多';
  return difference > 0 ? `多 ${difference} 分` : `少 ${-difference} 分`;
}
