import type { LiveState } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { classroomStatusLooks } from '../classroom/classroomStatusLooks.ts';
import type { LiveStatus } from '../classroom/liveLesson.ts';

/** The state of a live lesson, on the deep ground of its stage. */
export function LiveChip({ status: { kind, label } }: { status: LiveStatus }) {
  const { Icon } = classroomStatusLooks[kind];
  return (
    <State $kind={kind}>
      <Icon size={16} aria-hidden />
      <span>{label}</span>
    </State>
  );
}

const { action, danger, success, surface, text, warning } = theme.color;

/** The chip of each state on the deep ground: a colour of its own. */
const CHIPS: Record<LiveState, { ground: string; ink: string }> = {
  'not-started': { ground: surface.card, ink: action.deep },
  live: { ground: danger.ink, ink: text.onStatus },
  'generating-replay': { ground: warning.ink, ink: text.onStatus },
  replay: { ground: success.ink, ink: text.onStatus },
};

const State = styled.p<{ $kind: LiveState }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${({ $kind }) => CHIPS[$kind].ground};
  color: ${({ $kind }) => CHIPS[$kind].ink};
  font: ${theme.type.bodyStrong};
`;
