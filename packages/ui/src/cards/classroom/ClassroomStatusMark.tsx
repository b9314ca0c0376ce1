import {
  CircleCheck,
  CircleDashed,
  Clock,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Radio,
} from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { ClassroomStatus, ClassroomStatusKind } from './classroomStatus.ts';

/** The status of a classroom as an icon and words. */
export function ClassroomStatusMark({ status: { kind, label } }: { status: ClassroomStatus }) {
  const { Icon, ink } = LOOKS[kind];
  return (
    <Root $ink={ink}>
      <Icon size={16} aria-hidden />
      {label}
    </Root>
  );
}

const { action, success, text, warning } = theme.color;

const LOOKS: Record<ClassroomStatusKind, { Icon: LucideIcon; ink: string }> = {
  'not-started': { Icon: CircleDashed, ink: text.secondary },
  studying: { Icon: LoaderCircle, ink: action.base },
  done: { Icon: CircleCheck, ink: success.ink },
  scheduled: { Icon: Clock, ink: text.secondary },
  live: { Icon: Radio, ink: action.base },
  waiting: { Icon: Hourglass, ink: warning.ink },
};

const Root = styled.span<{ $ink: string }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $ink }) => $ink};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
