import type { AnswerLog, ExamKind } from '@cloud-school/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Attempt, AttemptSkeleton, RunningAttempt } from './Attempt.tsx';
import { toAttemptRows } from './toAttemptRows.ts';

interface AttemptHistoryProps {
  kind: ExamKind;
  logs: Loadable<AnswerLog[]>;
  /** An attempt runs; it is the first row. */
  isAttemptOpen: boolean;
  onReview: (answerLogId: string) => void;
}

/** 答题记录: each attempt with its time, its status and, once a test is reviewed, its score. */
export function AttemptHistory({ kind, logs, isAttemptOpen, onReview }: AttemptHistoryProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>答题记录</h2>
        {logs.status === 'ready' && logs.data.length > 0 && <p>共 {logs.data.length} 次</p>}
      </Head>
      <Block
        of={logs}
        skeleton={
          <Rows>
            {[0, 1].map((row) => (
              <AttemptSkeleton key={row} />
            ))}
          </Rows>
        }
        loadingLabel="正在加载答题记录"
        errorTitle="答题记录加载失败"
        errorVariant="bare"
        isEmpty={(data) => data.length === 0 && !isAttemptOpen}
        empty={<NoAttempts>还没有答题记录，答完后在这里查看。</NoAttempts>}
      >
        {(data) => (
          <Rows>
            {isAttemptOpen && <RunningAttempt number={data.length + 1} />}
            {withKeys(toAttemptRows(data, kind), ({ log }) => log.id).map(([row, key], index) => (
              <Attempt key={key} row={row} isMain={index === 0 && !isAttemptOpen} onReview={onReview} />
            ))}
          </Rows>
        )}
      </Block>
    </Card>
  );
}

const Card = styled.section`
  padding: ${theme.space[5]} 36px ${theme.space[3]};
  ${cardSurface}
  ${media.phone} {
    padding-inline: ${theme.space[5]};
  }
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  h2 {
    font: ${theme.type.labelStrong};
  }
  p {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
`;

const NoAttempts = styled.p`
  padding: ${theme.space[5]} 0 ${theme.space[4]};
  color: ${theme.color.text.secondary};
`;

const Rows = styled.ul`
  > li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;
