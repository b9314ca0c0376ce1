import { type AttendanceStatus, CATCH_UP_WORDS, catchUpOf, type ClassActivity } from '@cloud-school/domain';
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
  activity: Pick<ClassActivity, 'isFaceToFace' | 'isRequired' | 'contents'>,
  phase: ActivityPhase,
  isPrimary = true,
): ActivityAction {
  const { isFaceToFace, isRequired } = activity;
  if (phase === 'running') return { label: '进入课堂', variant: isPrimary ? 'solid' : 'outline' };
  if (phase === 'to-come') {
    if (isFaceToFace) return { label: '查看安排', variant: 'outline' };
    return { label: '去学习', variant: isRequired ? 'outline' : 'secondary' };
  }
  return { label: overLabel(activity, phase), variant: 'secondary' };
}

/** The button of a past activity: only a missed one is outlined. */
export function pastActivityAction(
  activity: Pick<ClassActivity, 'isFaceToFace' | 'status' | 'contents'>,
): ActivityAction {
  const phase = PAST_PHASES[activity.status ?? 'attended'];
  return { label: overLabel(activity, phase), variant: phase === 'absent' ? 'outline' : 'secondary' };
}

/** What a past activity counts as; one without a record was not missed. */
const PAST_PHASES: Record<AttendanceStatus, 'absent' | 'over'> = {
  'to-attend': 'over',
  attended: 'over',
  absent: 'absent',
};

/** A missed one is caught up with. Else a face-to-face one, which has no recording, is looked back at, not watched again. */
function overLabel(
  activity: Pick<ClassActivity, 'isFaceToFace' | 'contents'>,
  phase: 'absent' | 'attended' | 'over',
): string {
  if (phase === 'absent') return CATCH_UP_WORDS[catchUpOf(activity)].action;
  return activity.isFaceToFace ? '回顾' : '回看';
}
