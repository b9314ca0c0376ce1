import { CircleCheck, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { LessonPhase } from '../lesson/Lesson.ts';

/** A tick on what is done, a cross on what is overdue, nothing on the rest. */
export function PhaseIcon({ phase, size = 16 }: { phase: LessonPhase; size?: number }) {
  if (phase === 'done') return <Done size={size} aria-hidden />;
  if (phase === 'overdue') return <Overdue size={size} aria-hidden />;
  return null;
}

const Done = styled(CircleCheck)`
  flex: none;
  color: ${theme.color.success.ink};
`;

const Overdue = styled(CircleX)`
  flex: none;
  color: ${theme.color.danger.ink};
`;
