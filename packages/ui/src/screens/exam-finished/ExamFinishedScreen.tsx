import type { ExamKind } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ExamBar } from '../../layout/exam-bar/ExamBar.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { FinishedFacts } from './FinishedFacts.tsx';
import { HomeworkScene } from './scenes/HomeworkScene.tsx';
import { ResultScene } from './scenes/ResultScene.tsx';

type FinishedSource = 'school' | 'partner';

export interface ExamFinishedScreenProps {
  kind: ExamKind;
  /** Who marks: a teacher of the school, or the partner's platform at once (source type xskt). */
  source: FinishedSource;
  /** Only adds the name and facts: the hand-in has succeeded even when this fails. */
  exam: Loadable<FinishedExam>;
  /** A hand-in of another day names it. */
  now: Date;
  /** Opens the answers where their result is known; null hides the button. */
  onReview: (() => void) | null;
  /** Whether the result is known is being asked: the button has its place already. */
  isResultPending?: boolean;
  /** Null until it is marked, and where the server sends none. */
  score?: number | null;
  /** 返回: two steps back. */
  onBack: () => void;
  /** The arrow and the title: one step back. */
  onTitle: () => void;
}

/** 您已完成本次测试 or 作业: what happens next, and buttons that go back (EXAM-09). */
export function ExamFinishedScreen({
  kind,
  source,
  exam,
  now,
  onReview,
  isResultPending = false,
  score = null,
  onBack,
  onTitle,
}: ExamFinishedScreenProps) {
  const words = finishedWords[kind];
  const title = dataOf(exam)?.title || words.name;
  const isMarkedAtOnce = MARKED_AT_ONCE[source];
  const [state, result] = isMarkedAtOnce
    ? ['答案已全部提交，', '现在就可以对照正确答案。']
    : onReview
      ? [words.marked, '现在就可以查看结果。']
      : [words.markedBy, '老师批阅后才能查看结果。'];
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that handed in is gone: the focus goes to what came of it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Page>
      <ExamBar title={title} backLabel={`返回${words.name}`} onBack={onTitle} onTitle={onTitle} />
      <Main>
        <Card>
          <Scene aria-hidden>{isMarkedAtOnce ? <ResultScene /> : <KindScene kind={kind} />}</Scene>
          <h2 ref={heading} tabIndex={-1}>
            {words.heading}
          </h2>
          <p>
            {state}
            <wbr />
            {result}
          </p>
          <FinishedFacts exam={exam} now={now} submitted={words.submitted} score={score} />
          <Actions>
            <ResultPlace kind={kind} source={source} isPending={isResultPending} onReview={onReview} />
            <Button
              size="large"
              {...((onReview || isResultPending) && { variant: 'secondary' as const })}
              isFullWidth
              onClick={onBack}
            >
              返回
            </Button>
          </Actions>
        </Card>
      </Main>
    </Page>
  );
}

interface ResultPlaceProps {
  kind: ExamKind;
  source: FinishedSource;
  isPending: boolean;
  onReview: (() => void) | null;
}

/** As high before the result is known, with it and without it: nothing moves under a finger. */
function ResultPlace({ kind, source, isPending, onReview }: ResultPlaceProps) {
  if (onReview)
    return (
      <Button size="large" isFullWidth onClick={onReview}>
        {REVIEWS[source]}
      </Button>
    );
  if (isPending)
    return (
      <Button size="large" isFullWidth isLoading variant="secondary">
        正在查询结果
      </Button>
    );
  return <NoResult>批阅后，在{finishedWords[kind].name}的答题记录里查看</NoResult>;
}

/** A test has the brand's drawing. */
function KindScene({ kind }: { kind: ExamKind }) {
  const { FinishedScene } = useBrandArt();
  const scenes: Record<ExamKind, ReactNode> = { test: <FinishedScene />, homework: <HomeworkScene /> };
  return scenes[kind];
}

const REVIEWS: Record<FinishedSource, string> = { school: '查看作答', partner: '查看已完成作业' };

/** Whether the result is known with the hand-in. */
const MARKED_AT_ONCE: Record<FinishedSource, boolean> = { school: false, partner: true };

const Page = styled.div`
  min-height: 100dvh;
  background: ${theme.color.surface.ground};
`;

const Main = styled.main`
  max-width: calc(480px + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[10]} ${theme.space[6]};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Card = styled.section`
  padding: ${theme.space[8]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  text-align: center;
  h2 {
    font: ${theme.type.section};
  }
  > p {
    max-width: 14em;
    margin: ${theme.space[2]} auto ${theme.space[6]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.reading};
    word-break: keep-all;
  }
  ${media.phone} {
    padding: ${theme.space[6]} ${theme.space[5]};
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const NoResult = styled.p`
  display: grid;
  place-items: center;
  min-height: ${theme.size.control.large};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;

const Scene = styled.div`
  display: grid;
  place-items: center;
  height: 176px;
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  > * {
    max-width: 100%;
    height: auto;
  }
`;

/** What the finished screen calls the exam and its hand-in (EXAM-09). */
const finishedWords: Record<
  ExamKind,
  {
    name: string;
    heading: string;
    markedBy: string;
    marked: string;
    submitted: string;
  }
> = {
  test: {
    name: '测试',
    heading: '您已完成本次测试',
    markedBy: '本测试为人工批阅，',
    marked: '本测试已经批阅，',
    submitted: '交卷',
  },
  homework: {
    name: '作业',
    heading: '您已完成本次作业',
    markedBy: '本作业为人工批阅，',
    marked: '本作业已经批阅，',
    submitted: '提交',
  },
};
