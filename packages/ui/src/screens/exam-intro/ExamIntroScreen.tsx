import { type AnswerLog, countingAttempt, type ExamDetail, type ExamKind } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { WideBreadcrumb } from '../../primitives/breadcrumb/WideBreadcrumb.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { AttemptHistory } from './AttemptHistory.tsx';
import { IntroCard } from './IntroCard.tsx';
import { IntroSkeleton } from './IntroSkeleton.tsx';
import { introWords } from './introWords.ts';
import type { OpenAttempt } from './OpenAttempt.ts';
import { toAttemptRows } from './toAttemptRows.ts';

export interface ExamIntroScreenProps {
  kind: ExamKind;
  /** Null when the class has no such exam. */
  exam: Loadable<ExamDetail | null>;
  /** Null hides the list (source type xskt). */
  history: Loadable<AnswerLog[]> | null;
  /** Breadcrumb items from the root to this page. */
  path: readonly { label: string; to?: string }[];
  /** An attempt that runs: 继续答题. */
  openAttempt: OpenAttempt | null;
  /** The practice room, where the answering screen can be tried. */
  practiceAddress: string;
  /** The answering page is opening. */
  isStarting: boolean;
  onStart: () => void;
  onReview: (answerLogId: string) => void;
}

/** The exam's facts, the start button, and earlier attempts (EXAM-01). */
export function ExamIntroScreen({
  kind,
  exam,
  history,
  path,
  openAttempt,
  practiceAddress,
  isStarting,
  onStart,
  onReview,
}: ExamIntroScreenProps) {
  const words = introWords[kind];
  const isMissing = exam.status === 'failed' || (exam.status === 'ready' && exam.data === null);
  const logs = (history && dataOf(history)) ?? [];
  const counting = countingAttempt(logs);
  const last = toAttemptRows(logs, kind).find(({ log }) => log.id === counting?.id) ?? null;
  return (
    <Column>
      <Path items={path} />
      {isMissing && <VisuallyHidden as="h1">{path.at(-1)?.label}</VisuallyHidden>}
      <Block
        of={exam}
        skeleton={<IntroSkeleton />}
        loadingLabel={words.loading}
        errorTitle={words.failed}
        isEmpty={(detail) => detail === null}
        empty={<EmptyState title={words.missing} hint="它可能已经结束，或者还没有发布" />}
      >
        {(detail) =>
          detail && (
            <IntroCard
              kind={kind}
              exam={detail}
              last={last}
              openAttempt={openAttempt}
              practiceAddress={practiceAddress}
              isStarting={isStarting}
              onStart={onStart}
            />
          )
        }
      </Block>
      {/* The height of the card above is unknown while it loads, so the history waits and does not shift. */}
      {history && exam.status !== 'loading' && (
        <AttemptHistory kind={kind} logs={history} isAttemptOpen={openAttempt !== null} onReview={onReview} />
      )}
    </Column>
  );
}

/** The card begins as high as that of the other pages with a path. */
const Path = styled(WideBreadcrumb)`
  margin-bottom: calc(-1 * ${theme.space[2]});
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-width: calc(664px + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[14]};
  ${media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[10]};
  }
`;
