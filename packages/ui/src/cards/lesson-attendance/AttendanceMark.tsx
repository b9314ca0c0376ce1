import type { Attendance, SignKind } from '@cloud-school/api-client';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { css, styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { attendanceStep } from './attendanceStep.ts';

interface AttendanceMarkProps {
  attendance: Attendance;
  /** Signs the student in or out. */
  onSign: (kind: SignKind) => void;
  /** On the dark bar of the viewer, or on a page. */
  ground: 'stage' | 'page';
}

/** 已签到 10:26, or the one action that the server offers (ATT-01). */
export function AttendanceMark({ attendance, onSign, ground }: AttendanceMarkProps) {
  const step = attendanceStep(attendance);
  if (step.type === 'offered') {
    return (
      <Button size="small" variant="solid" onClick={() => onSign(step.kind)}>
        {step.label}
      </Button>
    );
  }
  const isDone = step.type === 'done';
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <Root $ground={ground} $isDone={isDone}>
      <Icon size={16} aria-hidden />
      {step.label}
      {isDone && step.time && <time>{step.time}</time>}
    </Root>
  );
}

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
