import type { Attendance, SignKind } from '@cloud-school/domain';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { css, styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import { theme } from '../../theme/theme.ts';
import { latestAttendance } from './latestAttendance.ts';
import { useSignOutQuestion } from './useSignOutQuestion.tsx';

export interface AttendanceMarkProps {
  attendance: Attendance;
  /** Signs the student in or out. */
  onSign: (kind: SignKind) => void;
  /** On the dark bar of the viewer, or on a page. */
  ground: 'stage' | 'page';
  /** By the server's clock: a time of another day names the day. */
  now: Date;
}

/** 已签到 10:26, and the one action that the server offers (ATT-01). */
export function AttendanceMark({ attendance, onSign, ground, now }: AttendanceMarkProps) {
  const { state, action } = latestAttendance(attendance, now);
  const signing = useSignOutQuestion(onSign);
  const Icon = state?.isDone ? CircleCheck : CircleDashed;
  return (
    <>
      {state && (
        <Root $ground={ground} $isDone={state.isDone}>
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

const VARIANTS: Record<SignKind, ButtonVariant> = { 'sign-in': 'solid', 'sign-out': 'secondary' };

const inks = {
  stage: css<{ $isDone: boolean }>`
    color: ${({ $isDone }) => ($isDone ? theme.color.success.onStage : theme.color.text.onStageSecondary)};
  `,
  page: css<{ $isDone: boolean }>`
    color: ${({ $isDone }) => ($isDone ? theme.color.success.ink : theme.color.text.secondary)};
  `,
};

const Root = styled.p<{ $ground: 'stage' | 'page'; $isDone: boolean }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $ground }) => inks[$ground]}
  time {
    margin-left: ${theme.space[1]};
  }
`;
