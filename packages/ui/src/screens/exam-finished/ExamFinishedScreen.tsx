import type { FinishedExam } from '@cloud-school/engine';
import { useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ExamBar } from '../../layout/exam-bar/ExamBar.tsx';
import { FootBar } from '../../layout/foot-bar/FootBar.ts';
import { FootBarSpace } from '../../layout/foot-bar/FootBarSpace.ts';
import { dataOf } from '../../primitives/block/Loadable.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ExamFinishedScreenProps } from './ExamFinishedProps.ts';
import { FinishedActions } from './FinishedActions.tsx';
import { FinishedDetails } from './FinishedDetails.tsx';
import { FinishedNext } from './FinishedNext.tsx';
import { FinishedOutcome, toOutcome } from './FinishedOutcome.tsx';
import { Centred, WaitingSteps } from './FinishedSteps.tsx';
import { FinishedSummary } from './FinishedSummary.tsx';
import { finishedWords, toFinishedHeading } from './finishedWords.ts';
import { toFinishedResult } from './toFinishedResult.ts';

/** What an exam that is handed in came to, what happens next, and buttons that go back (EXAM-09). */
export function ExamFinishedScreen(props: ExamFinishedScreenProps) {
  const { kind, exam, review = null, score = null, onQuestion, mistakesTo, classTo, onBack, onTitle } = props;
  const { name } = finishedWords[kind];
  const known = dataOf(exam) ?? NOTHING;
  const result = useMemo(() => review && toFinishedResult(review, score), [review, score]);
  const points = result?.points ?? toPoints(score);
  const outcome = toOutcome(props, known, result, points);
  const isEmpty = outcome === 'empty';
  const isWaiting = outcome === 'waiting';
  const heading = useHeadingFocus();
  return (
    <Page>
      <ExamBar title={known.title || name} backLabel={`返回${name}`} onBack={onTitle} onTitle={onTitle} />
      <Main>
        <Card data-outcome={outcome} aria-busy={exam.status === 'loading' || undefined}>
          <Outcome>
            <FinishedOutcome
              {...props}
              outcome={outcome}
              known={known}
              result={result}
              points={points}
              heading={
                <h2 ref={heading} tabIndex={-1}>
                  {toFinishedHeading(kind, known)}
                </h2>
              }
            />
          </Outcome>
          {isWaiting && <WaitingSteps kind={kind} />}
          <Side>
            <FinishedSummary {...props} known={known} result={result} points={points} />
            <FootBarSpace />
            <FootBar>
              <FinishedActions {...props} {...{ points, isEmpty }} mistakes={result?.mistakes ?? 0} />
            </FootBar>
          </Side>
        </Card>
        {(isWaiting || isEmpty) && (
          <FinishedNext
            {...{ kind, mistakesTo, classTo, onBack }}
            mistakes={0}
            isWide={classTo !== undefined}
          />
        )}
        {result && !isEmpty && (
          <FinishedDetails {...{ kind, result, mistakesTo, classTo, onQuestion, onBack }} />
        )}
      </Main>
    </Page>
  );
}

/** The button that handed in is gone: the focus goes to what came of it, and stays there when the result changes the card. */
function useHeadingFocus() {
  const hasFocus = useRef(true);
  return useCallback((heading: HTMLHeadingElement) => {
    if (hasFocus.current) heading.focus({ preventScroll: true });
    return () => {
      hasFocus.current = document.activeElement === heading;
    };
  }, []);
}

/** The score of the list of attempts, until the review says of how many. */
const toPoints = (score: number | null) =>
  score === null ? null : { score, total: null, pass: null, missing: null };

const NOTHING: FinishedExam = {
  title: null,
  submittedAt: null,
  usedSeconds: null,
  answered: null,
  total: null,
  hasAnswers: null,
  endedBy: null,
};

const Page = styled.div`
  min-height: 100dvh;
  background: ${theme.color.surface.ground};
`;

const Main = styled.main`
  display: grid;
  gap: ${theme.space[6]};
  /* From edge to edge of the bar above. */
  max-width: calc(${theme.size.content} + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[10]};
  ${media.phone} {
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
`;

const Card = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  padding: ${theme.space[10]} 0;
  ${cardSurface}
  border-radius: ${theme.radius.dialog};
  h2 {
    font: ${theme.type.section};
  }
  /* Nothing is known of the attempt, as where the page is opened by its address: the buttons stand below. */
  &[data-outcome='marked']:not(:has(dl), [aria-busy]) {
    grid-template-columns: minmax(0, 1fr);
    justify-self: center;
    gap: ${theme.space[8]};
    width: min(100%, 560px);
    > div {
      border: 0;
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
    padding: ${theme.space[5]} 0;
  }
`;

const Outcome = styled.div`
  padding: 0 ${theme.space[10]};
  /* A drawing stands in the middle of its half. */
  &:has(> ${Centred}) {
    align-self: center;
  }
  [data-outcome='waiting'] > & {
    grid-row: 1 / span 2;
  }
  ${media.tablet} {
    [data-outcome='waiting'] > & {
      grid-row: auto;
    }
    padding: 0 ${theme.space[5]};
  }
`;

const Side = styled.div`
  display: grid;
  /* Its buttons stay where they are when the result beside them comes. */
  align-content: start;
  gap: ${theme.space[5]};
  align-self: stretch;
  /* Beside the middle of the score, which is higher. */
  padding: ${theme.space[5]} ${theme.space[10]} 0;
  border-left: 1px solid ${theme.color.line.hairline};
  > p {
    color: ${theme.color.text.secondary};
    font: ${theme.type.body};
  }
  > p b {
    color: ${theme.color.text.primary};
  }
  ${media.tablet} {
    padding: 0 ${theme.space[5]};
    border: 0;
  }
`;
