import { isMarked } from '@cloud-school/domain';
import { Check, Hourglass } from 'lucide-react';
import { Tag } from '../../primitives/tag/Tag.tsx';
import type { AttemptRow } from './toAttemptRows.ts';

/** How the counting attempt stands: 已提交 · 待批阅, its score, or 已批阅 where it shows none. */
export function LastAttempt({ row: { log, score } }: { row: AttemptRow }) {
  if (!isMarked(log)) {
    return (
      <Tag tone="warning" icon={<Hourglass size={14} aria-hidden />}>
        已提交 · 待批阅
      </Tag>
    );
  }
  return (
    <Tag tone="success" icon={<Check size={14} aria-hidden />}>
      {score === null ? '已提交 · 已批阅' : `${score} 分`}
    </Tag>
  );
}
