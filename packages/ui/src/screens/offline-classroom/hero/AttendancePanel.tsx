import type { Attendance, PeriodPhase, SignKind } from '@cloud-school/domain';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSignOutQuestion } from '../../../cards/lesson-attendance/useSignOutQuestion.tsx';
import { theme } from '../../../theme/theme.ts';
import { AttendanceStepRow } from './AttendanceStepRow.tsx';
import { attendanceSteps } from './attendanceSteps.ts';
import { CatchUpFoot, type CatchUpFootProps } from './CatchUpFoot.tsx';

interface AttendancePanelProps extends CatchUpFootProps {
  attendance: Attendance;
  /** Where the present lies in the lesson; null without a start. */
  phase: PeriodPhase | null;
  /** The action that is being sent. */
  pending: SignKind | null;
  onSign: (kind: SignKind) => void;
}

/** Signing in and signing out as two steps, with at most one button (OFF-01, ATT-01). */
export function AttendancePanel({ attendance, phase, pending, onSign, ...catchUp }: AttendancePanelProps) {
  const steps = attendanceSteps(attendance, phase);
  const [signIn] = steps;
  const { press, dialog } = useSignOutQuestion(onSign);
  /** The action that was pressed once more while it is being sent. */
  const [repeated, setRepeated] = useState<SignKind | null>(null);
  const isDone = steps.every(({ stage }) => stage === 'done');
  return (
    <>
      <Heading>签到与签退</Heading>
      <Steps>
        {steps.map((step) => (
          <AttendanceStepRow
            key={step.kind}
            step={step}
            isPending={pending === step.kind}
            onSign={() => {
              setRepeated(null);
              press(step.kind);
            }}
            onRepeat={() => setRepeated(step.kind)}
          />
        ))}
      </Steps>
      {dialog}
      <Foot aria-live="polite">
        {pending !== null && pending === repeated ? (
          <>
            <Warning size={16} aria-hidden />
            <span>请勿重复打卡</span>
          </>
        ) : isDone ? (
          <>
            <Success size={16} aria-hidden />
            <span>签到、签退已完成</span>
          </>
        ) : signIn.stage === 'missed' ? (
          <CatchUpFoot {...catchUp} />
        ) : (
          <>
            <Info size={16} aria-hidden />
            <span>{signIn.stage === 'offered' ? '到教室后再点签到，只能签一次' : '签到、签退各一次'}</span>
          </>
        )}
      </Foot>
    </>
  );
}

const Heading = styled.h2`
  font: ${theme.type.labelStrong};
`;

const Steps = styled.ol`
  margin-top: ${theme.space[4]};
`;

const Foot = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
  padding-top: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  > svg {
    flex: none;
  }
`;

const Warning = styled(CircleAlert)`
  color: ${theme.color.warning.ink};
`;

const Success = styled(CircleCheck)`
  color: ${theme.color.success.ink};
`;
