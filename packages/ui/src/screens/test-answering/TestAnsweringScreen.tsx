import type { Answer, Paper } from '@cloud-school/api-client';
import type { AnswerSource } from '../../answer-card/AnswerSource.ts';
import type { ExamClock } from '../../answer-card/ExamClock.ts';
import { ExamBar } from '../../layout/exam-bar/ExamBar.tsx';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Answering } from './Answering.tsx';
import { AnsweringSkeleton } from './AnsweringSkeleton.tsx';
import { Page, PlainMain } from './frame.ts';
import type { Submission } from './Submission.ts';

/** Which of a student's windows writes: this one, another, or another that took over. */
export type Pen = 'here' | 'held-elsewhere' | 'taken-over';

export interface TestAnsweringScreenProps {
  paper: Loadable<Paper>;
  source: AnswerSource;
  /** The first question where left out. */
  currentId: string | null;
  onMove: (questionId: string) => void;
  onAnswer: (questionId: string, answer: Answer) => void;
  onMark: (questionId: string, isMarked: boolean) => void;
  /** The focus left the question: a good moment to save. */
  onBlurQuestion: (questionId: string) => void;
  /** Null without a time limit. */
  clock: ExamClock | null;
  /** Empty hides it. */
  studentName: string;
  pen: Pen;
  /** Answers that came back from this machine on opening; 0 says nothing. */
  restoredCount: number;
  submission: Submission;
  /** Nothing may be changed any more, as after the time is up, even where the hand-in failed. */
  isLocked: boolean;
  /** Told when a key asks for a question before the first or after the last. */
  onBoundary: (message: string) => void;
  onSubmit: () => void;
  onRetryNow: () => void;
  onTakeOver: () => void;
  /** Counts what asked to leave outside the screen, such as the browser's back button; each asks the student. */
  exitRequests?: number;
  onExit: () => void;
  onSignIn: () => void;
}

/** The exam: one question at a time, the answer card, the clock, and the truth about saving. */
export function TestAnsweringScreen({ paper, onExit, ...rest }: TestAnsweringScreenProps) {
  if (paper.status === 'ready' && paper.data.groups.some(({ questions }) => questions.length > 0)) {
    return <Answering {...rest} paper={paper.data} onExit={onExit} />;
  }
  const title = paper.status === 'ready' ? paper.data.title : '测试';
  return (
    <Page>
      <ExamBar title={title} backLabel="返回" onBack={onExit} />
      <PlainMain>
        <Block
          of={paper}
          skeleton={<AnsweringSkeleton />}
          loadingLabel="正在打开试卷"
          errorTitle="试卷没有加载出来"
          isEmpty={() => true}
          empty={
            <EmptyState
              title="这份试卷还没有题目"
              hint="请联系老师，或者稍后再来"
              action={
                <Button variant="outline" onClick={onExit}>
                  返回
                </Button>
              }
            />
          }
        >
          {() => null}
        </Block>
      </PlainMain>
    </Page>
  );
}
