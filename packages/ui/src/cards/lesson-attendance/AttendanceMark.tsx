import type { Attendance, SignKind } from '@cloud-school/domain';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import { theme } from '../../theme/theme.ts';
import { latestAttendance, type SignedLesson, type StandingTone } from './latestAttendance.ts';
import { useSignOutQuestion } from './useSignOutQuestion.tsx';

export interface AttendanceMarkProps {
  attendance: Attendance;
  /** What the class says of the lesson: 缺勤 is said of a required one that is over. */
  lesson?: SignedLesson | undefined;
  /** Signs the student in or out. */
  onSign: (kind: SignKind) => void;
  /** On the dark bar of the viewer, or on a page. */
  ground: 'stage' | 'page';
  /** By the server's clock: a time of another day names the day. */
  now: Date;
}

/** 已签到 10:26, and the one action that the server offers (ATT-01). */
export function AttendanceMark({ attendance, lesson = REQUIRED, onSign, ground, now }: AttendanceMarkProps) {
  const { state, action } = latestAttendance(attendance, lesson, now);
  const signing = useSignOutQuestion(onSign);
  const Icon = ICONS[state?.tone ?? 'open'];
  return (
    <>
      {state && (
        <Root $ground={ground} $tone={state.tone}>
          <Icon size={16} aria-hidden />
          <span>{state.label}</span>
          {state.time && <time>{state.time}</time>}
        </Root>
      )}
      {action && (
        <Button size="small" variant={VARIANTS[action.kind]} onClick={() => signing.press(action.kind)}>
          {action.label}
        </Button>
      )}
      {signing.dialog}
    </>
  );
}

const REQUIRED: SignedLesson = { isRequired: true, status: null };

const ICONS: Record<StandingTone, LucideIcon> = { done: CircleCheck, open: CircleDashed, missed: CircleX };

const VARIANTS: Record<SignKind, ButtonVariant> = { 'sign-in': 'solid', 'sign-out': 'secondary' };

const inks: Record<AttendanceMarkProps['ground'], Record<StandingTone, string>> = {
  stage: {
    done: theme.color.success.onStage,
    open: theme.color.text.onStageSecondary,
    missed: theme.color.danger.onStage,
  },
  page: { done: theme.color.success.ink, open: theme.color.text.secondary, missed: theme.color.danger.ink },
};

const Root = styled.p<{ $ground: AttendanceMarkProps['ground']; $tone: StandingTone }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ $ground, $tone }) => inks[$ground][$tone]};
  time {
    margin-left: ${theme.space[1]};
  }
`;
