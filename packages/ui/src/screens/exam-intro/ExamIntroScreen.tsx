import type { AnswerLog, ExamDetail } from '@cloud-school/api-client';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { AttemptHistory } from './AttemptHistory.tsx';
import { IntroCard } from './IntroCard.tsx';
import { IntroSkeleton } from './IntroSkeleton.tsx';

interface ExamIntroScreenProps {
  /** Null when the class has no such test. */
  test: Loadable<ExamDetail | null>;
  /** Null hides the list (source type xskt). */
  history: Loadable<AnswerLog[]> | null;
  /** Breadcrumb items from the root to this page. */
  path: readonly { label: string; to?: string }[];
  /** An open attempt is stored on this device: 继续答题. */
  hasOpenAttempt: boolean;
  /** The answering page is opening. */
  isStarting: boolean;
  onStart: () => void;
  onReview: (answerLogId: string) => void;
}

/** The test's facts, the start button, and earlier attempts (EXAM-01). */
export function ExamIntroScreen({
  test,
  history,
  path,
  hasOpenAttempt,
  isStarting,
  onStart,
  onReview,
}: ExamIntroScreenProps) {
  return (
    <Column>
      <Breadcrumb items={path} />
      <Block
        of={test}
        skeleton={<IntroSkeleton />}
        loadingLabel="正在打开测试"
        errorTitle="测试没有加载出来"
        isEmpty={(detail) => detail === null}
        empty={<EmptyState title="没有找到这个测试" hint="它可能已经结束，或者还没有发布" />}
      >
        {(detail) =>
          detail && (
            <IntroCard
              test={detail}
              hasOpenAttempt={hasOpenAttempt}
              isStarting={isStarting}
              onStart={onStart}
            />
          )
        }
      </Block>
      {/* The height of the card above is unknown while it loads, so the history waits and does not shift. */}
      {history && test.status !== 'loading' && <AttemptHistory logs={history} onReview={onReview} />}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-width: calc(664px + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[6]} ${theme.space[6]} ${theme.space[14]};
  ${media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[10]};
  }
`;
