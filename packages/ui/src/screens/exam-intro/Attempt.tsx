import type { ReviewStatus } from '@cloud-school/domain';
import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { ReviewStatusTag } from '../../cards/review-status/ReviewStatusTag.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { AttemptRow } from './toAttemptRows.ts';

interface AttemptProps {
  row: AttemptRow;
  /** Its answers are what the page offers first. */
  isMain: boolean;
  onReview: (answerLogId: string) => void;
}

/** One earlier attempt. */
export function Attempt({ row: { log, number, time, score }, isMain, onReview }: AttemptProps) {
  return (
    <Row>
      <b>第 {number} 次</b>
      <time>{time}</time>
      {score !== null && (
        <Score>
          <strong>{score}</strong> 分
        </Score>
      )}
      <ReviewStatusTag status={log.status} />
      <Button
        variant={isMain ? 'solid' : 'secondary'}
        aria-label={`${REVIEW_LABELS[log.status]}，第 ${number} 次`}
        onClick={() => onReview(log.id)}
      >
        {REVIEW_LABELS[log.status]}
      </Button>
    </Row>
  );
}

const REVIEW_LABELS: Record<ReviewStatus, string> = { 'pending-review': '查看作答', reviewed: '查看批阅' };

/** The attempt that runs; the button of the intro continues it. */
export function RunningAttempt({ number }: { number: number }) {
  return (
    <Row>
      <b>第 {number} 次</b>
      <Running>
        <Tag tone="primary" icon={<Pencil size={14} aria-hidden />}>
          进行中
        </Tag>
      </Running>
    </Row>
  );
}

/** Placeholder of an attempt. */
export function AttemptSkeleton() {
  return (
    <Row>
      <Skeleton width={48} />
      <Skeleton width={140} />
      <Skeleton width={96} height={40} shape="block" style={{ marginLeft: 'auto' }} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 72px;
  b {
    flex: none;
    min-width: 56px;
    font: ${theme.type.bodyStrong};
  }
  time {
    flex: 1;
    color: ${theme.color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding: ${theme.space[3]} 0;
    time {
      flex-basis: 60%;
    }
    button {
      margin-left: auto;
    }
  }
`;

const Running = styled.span`
  margin-left: auto;
`;

const Score = styled.p`
  flex: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  strong {
    color: ${theme.color.text.primary};
    font: ${theme.type.figure};
    font-variant-numeric: tabular-nums;
  }
`;
