import type { Classroom } from '@cloud-school/domain';
import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Ring } from '../../primitives/ring/Ring.tsx';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import { theme } from '../../theme/theme.ts';
import { formatProgress } from '../lesson-content/formatProgress.ts';
import { type Completion, completionOf } from './completionOf.ts';

/** 已完成, 学习中 62.20%, 未开始, 待批阅 or 回放生成中 at the end of a content row (CROOM-01). */
export function CompletionLabel({ classroom }: { classroom: Classroom }) {
  const completion = completionOf(classroom);
  const { label, icon } = LABELS[completion];
  const { progress } = classroom;
  const percent = completion === 'studying' ? formatProgress(progress) : null;
  return (
    <Root $completion={completion}>
      {icon ?? <Ring share={(progress ?? 0) / 100} size={14} thickness={2} track={theme.color.action.mid} />}
      <span>{[label, percent].filter(Boolean).join(' ')}</span>
    </Root>
  );
}

/** `icon` null is a ring of the progress. */
const LABELS: Record<Completion, { label: string; icon: ReactNode }> = {
  done: { label: stateWords.done, icon: <CircleCheck size={14} aria-hidden /> },
  studying: { label: '学习中', icon: null },
  'not-started': { label: stateWords['not-started'], icon: <CircleDashed size={14} aria-hidden /> },
  'to-be-marked': { label: '待批阅', icon: <Hourglass size={14} aria-hidden /> },
  'generating-replay': { label: '回放生成中', icon: <Hourglass size={14} aria-hidden /> },
};

const INKS: Record<Completion, string> = {
  done: theme.color.success.ink,
  studying: theme.color.action.base,
  'not-started': theme.color.text.secondary,
  'to-be-marked': theme.color.warning.ink,
  'generating-replay': theme.color.warning.ink,
};

const Root = styled.span<{ $completion: Completion }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $completion }) => INKS[$completion]};
  font: ${({ $completion }) => ($completion === 'studying' ? theme.type.captionStrong : theme.type.caption)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
