import type { LiveState } from '@cloud-school/domain';
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Radio,
  SquarePlay,
} from 'lucide-react';
import { theme } from '../../theme/theme.ts';

export type ClassroomStatusKind =
  | LiveState
  | 'studying'
  | 'submitted'
  | 'done'
  | 'scheduled'
  | 'running'
  | 'absent'
  | 'over';

export interface ClassroomStatus {
  kind: ClassroomStatusKind;
  label: string;
}

const { action, danger, success, text, warning } = theme.color;

/** The icon and ink of each status, in the course and in the viewer. */
export const classroomStatusLooks: Record<ClassroomStatusKind, { Icon: LucideIcon; ink: string }> = {
  'not-started': { Icon: CircleDashed, ink: text.secondary },
  studying: { Icon: LoaderCircle, ink: action.base },
  submitted: { Icon: Hourglass, ink: text.secondary },
  done: { Icon: CircleCheck, ink: success.ink },
  scheduled: { Icon: Clock, ink: text.secondary },
  running: { Icon: Radio, ink: action.base },
  absent: { Icon: CircleX, ink: danger.ink },
  over: { Icon: Clock, ink: text.secondary },
  live: { Icon: Radio, ink: danger.ink },
  'generating-replay': { Icon: Hourglass, ink: warning.ink },
  replay: { Icon: SquarePlay, ink: text.secondary },
};
