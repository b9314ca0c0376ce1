import type { Classroom } from '@cloud-school/domain';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Ring } from '../../primitives/ring/Ring.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';

const SIZE = 18;

/** Tick, partly filled ring or empty ring at the end of a directory row (VIEW-01). */
export function StateMark({ state, progress }: Pick<Classroom, 'state' | 'progress'>) {
  if (state === 'done') {
    return (
      <Done>
        <CircleCheck size={SIZE} aria-hidden />
        <VisuallyHidden>已完成</VisuallyHidden>
      </Done>
    );
  }
  const isStudying = state === 'studying';
  return (
    <>
      <Ring
        share={isStudying ? (progress ?? 0) / 100 : 0}
        size={SIZE}
        thickness={2}
        track={isStudying ? theme.color.action.mid : theme.color.line.strong}
      />
      <VisuallyHidden>{isStudying ? '学习中' : '未开始'}</VisuallyHidden>
    </>
  );
}

const Done = styled.span`
  flex: none;
  color: ${theme.color.success.ink};
  svg {
    display: block;
    margin-top: 1px;
  }
`;
