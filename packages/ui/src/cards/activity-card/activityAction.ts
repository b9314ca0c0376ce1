import type { AttendanceStatus, ClassActivity } from '@cloud-school/domain';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import type { ActivityPhase } from './activityPhase.ts';

interface ActivityAction {
  label: string;
  variant: ButtonVariant;
}

/**
 * The button of an activity of today. One button of a day is solid: that of the running activity, of several the primary
 * one's; the next face-to-face one is outlined.
 */
export function activityAction(
  { isFaceToFace, isRequired }: Pick<ClassActivity, 'isFaceToFace' | 'isRequired'>,
  phase: ActivityPhase,
  isPrimary = true,
): ActivityAction {
  if (phase === 'running') return { label: '进入课堂', variant: isPrimary ? 'solid' : 'outline' };
  if (phase === 'to-come') {
    if (isFaceToFace) return { label: '查看安排', variant: 'outline' };
    return { label: '去学习', variant: isRequired ? 'outline' : 'secondary' };
  }
  return { label: replayLabel(isFaceToFace, phase), variant: 'secondary' };
}

/** The button of a past activity: only a missed one is outlined. */
export function pastActivityAction({
  isFaceToFace,
  status,
}: Pick<ClassActivity, 'isFaceToFace' | 'status'>): ActivityAction {
  const phase = PAST_PHASES[status ?? 'attended'];
  return { label: replayLabel(isFaceToFace, phase), variant: phase === 'absent' ? 'outline' : 'secondary' };
}

/** What a past activity counts as; one without a record was not missed. */
const PAST_PHASES: Record<AttendanceStatus, 'absent' | 'over'> = {
  'to-attend': 'over',
  attended: 'over',
  absent: 'absent',
};

/** A face-to-face activity has no recording: it can be looked back at, not watched again. */
function replayLabel(isFaceToFace: boolean, phase: 'absent' | 'attended' | 'over'): string {
  if (isFaceToFace) return '回顾';
  return phase === 'absent' ? '补看' : '回看';
}
