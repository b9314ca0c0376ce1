import type { FinishedExam } from '@cloud-school/engine';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatResultTally } from '../../answer-card/countResults.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import type { ExamFinishedScreenProps } from './ExamFinishedProps.ts';
import { Figure, FinishedScore, VerdictTag } from './FinishedScore.tsx';
import { Centred, EmptyTimeOut, Waiting } from './FinishedSteps.tsx';
import { isEmptyTimeOut } from './finishedWords.ts';
import { ResultScene } from './scenes/ResultScene.tsx';
import type { FinishedResult } from './toFinishedResult.ts';

/** What is shown of an attempt. */
export type Outcome = 'empty' | 'pending' | 'score' | 'count' | 'marked' | 'waiting';

export function toOutcome(
  { isResultPending, onReview }: Pick<ExamFinishedScreenProps, 'isResultPending' | 'onReview'>,
  known: FinishedExam,
  result: FinishedResult | null,
  points: FinishedResult['points'],
): Outcome {
  if (isEmptyTimeOut(known)) return 'empty';
  if (isResultPending) return 'pending';
  if (points) return 'score';
  if (result) return 'count';
  return onReview ? 'marked' : 'waiting';
}

interface FinishedOutcomeProps extends Pick<ExamFinishedScreenProps, 'kind' | 'now'> {
  outcome: Outcome;
  known: FinishedExam;
  result: FinishedResult | null;
  points: FinishedResult['points'];
  heading: ReactNode;
}

/** The score, or what is known in its place. */
export function FinishedOutcome(props: FinishedOutcomeProps) {
  const { outcome, kind, known, now, result, points, heading } = props;
  if (outcome === 'empty') return <EmptyTimeOut exam={known} now={now.getTime()} heading={heading} />;
  if (outcome === 'pending')
    return (
      <>
        <ResultHead>{heading}</ResultHead>
        <Skeleton height={120} shape="block" />
      </>
    );
  if (points)
    return (
      <>
        <ResultHead>
          {heading}
          <VerdictTag points={points} />
        </ResultHead>
        <FinishedScore points={points} />
      </>
    );
  if (result) return <RightCount result={result} heading={heading} />;
  if (outcome === 'marked') return <Marked heading={heading} />;
  return <Waiting kind={kind} heading={heading} />;
}

/** How many answers are right, where who marks gives no points (EXAM-11). */
function RightCount({
  result: { counts, entries },
  heading,
}: {
  result: FinishedResult;
  heading: ReactNode;
}) {
  return (
    <>
      <ResultHead>{heading}</ResultHead>
      <Figure $verdict="none">
        <b>{counts.correct}</b>
        <span> / {entries.length} 题正确</span>
      </Figure>
      <p>{formatResultTally(entries)}</p>
    </>
  );
}

/** Marked, and the result does not come. */
function Marked({ heading }: { heading: ReactNode }) {
  return (
    <Centred>
      <ResultScene />
      {heading}
      <p>答案已全部提交，现在就可以对照正确答案。</p>
    </Centred>
  );
}

const ResultHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
  && h2 {
    font: ${theme.type.cardTitle};
  }
`;
