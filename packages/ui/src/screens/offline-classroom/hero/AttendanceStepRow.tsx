import type { SignKind } from '@cloud-school/domain';
import { Check, CircleCheck, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { stateWords } from '../../../primitives/state-words/stateWords.ts';
import { theme } from '../../../theme/theme.ts';
import type { AttendanceStep } from './attendanceSteps.ts';

interface AttendanceStepRowProps {
  step: AttendanceStep;
  isPending: boolean;
  onSign: () => void;
  /** A press while the first one is being sent. */
  onRepeat: () => void;
}

/** One step of the attendance: a disc, its time or a hint, and its button or state. */
export function AttendanceStepRow({
  step: { kind, stage, note },
  isPending,
  onSign,
  onRepeat,
}: AttendanceStepRowProps) {
  const { label, done, missed, busy, Icon } = WORDS[kind];
  return (
    <Row>
      <Disc aria-hidden $stage={stage}>
        {SIGNS[stage] ?? <Icon size={16} />}
      </Disc>
      <Text>
        <Label>{label}</Label>
        <Note>{isPending ? '正在提交' : note}</Note>
      </Text>
      {stage === 'done' && (
        <Done>
          <CircleCheck size={16} aria-hidden />
          <span>{done}</span>
        </Done>
      )}
      {stage === 'offered' && (
        <Button
          icon={<Icon size={16} aria-hidden />}
          isLoading={isPending}
          onClick={onSign}
          onClickCapture={isPending ? onRepeat : undefined}
        >
          {isPending ? busy : label}
        </Button>
      )}
      {stage === 'waiting' && <Waiting>{stateWords['not-started']}</Waiting>}
      {stage === 'missed' && <Waiting>{missed}</Waiting>}
    </Row>
  );
}

interface Words {
  label: string;
  done: string;
  missed: string;
  busy: string;
  Icon: LucideIcon;
}

const WORDS: Record<SignKind, Words> = {
  'sign-in': { label: '签到', done: '已签到', missed: '未签到', busy: '签到中', Icon: LogIn },
  'sign-out': { label: '签退', done: '已签退', missed: '未签退', busy: '签退中', Icon: LogOut },
};

/** The sign on the disc; null is that of the step itself. */
const SIGNS: Record<AttendanceStep['stage'], ReactNode> = {
  done: <Check size={16} strokeWidth={2.5} />,
  offered: null,
  waiting: null,
  missed: null,
};

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 48px;
  & + & {
    margin-top: ${theme.space[4]};
  }
  /* The line from this disc to the next. */
  &:first-child::before {
    content: '';
    position: absolute;
    top: 42px;
    bottom: calc(-1 * ${theme.space[6]});
    left: 13px;
    width: 2px;
    background: ${theme.color.line.strong};
  }
`;

const waiting = css`
  background: ${theme.color.surface.card};
  box-shadow: inset 0 0 0 2px ${theme.color.line.strong};
  color: ${theme.color.text.secondary};
`;

const DISCS: Record<AttendanceStep['stage'], ReturnType<typeof css>> = {
  done: css`
    background: ${theme.color.success.ink};
    color: ${theme.color.text.onStatus};
  `,
  offered: css`
    background: ${theme.color.surface.card};
    box-shadow: inset 0 0 0 2px ${theme.color.action.base};
    color: ${theme.color.action.base};
  `,
  waiting,
  missed: waiting,
};

const Disc = styled.span<{ $stage: AttendanceStep['stage'] }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  ${({ $stage }) => DISCS[$stage]}
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Label = styled.p`
  font: ${theme.type.labelStrong};
`;

const Note = styled.p`
  min-height: 18px;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Done = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.success.ink};
  font: ${theme.type.bodyStrong};
`;

const Waiting = styled.span`
  flex: none;
  color: ${theme.color.text.secondary};
`;
