import type { AnswerSource } from '@cloud-school/engine';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

interface ProgressCountsProps {
  source: AnswerSource;
}

/** 已答 27 未答 13 标记 3 */
export function ProgressCounts({ source }: ProgressCountsProps) {
  const { answered, unanswered, marked } = useSyncExternalStore(
    source.subscribe,
    source.getProgress,
    source.getProgress,
  );
  return (
    <Counts>
      <Count $ink={theme.color.action.base}>
        已答 <b>{answered}</b>
      </Count>
      <Count $ink={theme.color.text.primary}>
        未答 <b>{unanswered}</b>
      </Count>
      <Count $ink={theme.color.accent.ink}>
        标记 <b>{marked}</b>
      </Count>
    </Counts>
  );
}

const Counts = styled.p`
  display: flex;
  flex: 1;
  gap: ${theme.space[8]};
  color: ${theme.color.text.secondary};
`;

const Count = styled.span<{ $ink: string }>`
  display: flex;
  align-items: baseline;
  gap: 6px;
  b {
    color: ${({ $ink }) => $ink};
    font: ${theme.type.title};
    font-variant-numeric: tabular-nums;
  }
`;
