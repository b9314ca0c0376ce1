import type { ExamKind } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { FinishedKinds } from './FinishedKinds.tsx';
import { FinishedNext } from './FinishedNext.tsx';
import { FinishedQuestions } from './FinishedQuestions.tsx';
import type { FinishedResult } from './toFinishedResult.ts';

interface FinishedDetailsProps {
  result: FinishedResult;
  /** The book of mistakes, where what was wrong is practised. */
  mistakesTo: string | undefined;
  classTo: string | undefined;
  onQuestion: ((questionId: string) => void) | undefined;
  kind: ExamKind;
  onBack: () => void;
}

/** What was right by kind, what comes next, and every question, which opens its explanation. */
export function FinishedDetails({
  kind,
  result,
  mistakesTo,
  classTo,
  onQuestion,
  onBack,
}: FinishedDetailsProps) {
  return (
    <>
      <Columns>
        <FinishedKinds {...result} />
        <FinishedNext
          kind={kind}
          mistakes={result.mistakes}
          mistakesTo={mistakesTo}
          classTo={classTo}
          onBack={onBack}
        />
      </Columns>
      {onQuestion && <FinishedQuestions entries={result.entries} onQuestion={onQuestion} />}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${theme.space[6]};
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;
