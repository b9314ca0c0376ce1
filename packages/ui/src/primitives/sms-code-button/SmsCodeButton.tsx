import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { SmsPhase } from './smsPhase.ts';

interface SmsCodeButtonProps {
  phase: SmsPhase;
  onSend: () => void;
  /** Called by a click during the countdown, which sends nothing. */
  onRefuse?: () => void;
  /** While the code is being sent: clicks do nothing. */
  isSending?: boolean;
  labels: SmsCodeButtonLabels;
}

export interface SmsCodeButtonLabels {
  /** Before the first code. */
  first: string;
  again: string;
  counting: (seconds: number) => string;
}

/** Sends a code by SMS; 36 px high, for the end of a field. */
export function SmsCodeButton({ phase, onSend, onRefuse, isSending = false, labels }: SmsCodeButtonProps) {
  const isCounting = phase.kind === 'counting';
  const click = () => {
    if (isCounting) onRefuse?.();
    else if (!isSending) onSend();
  };
  return (
    <Root
      type="button"
      aria-disabled={isCounting || isSending || undefined}
      aria-busy={isSending || undefined}
      onClick={click}
    >
      {isCounting ? labels.counting(phase.seconds) : phase.hasSent ? labels.again : labels.first}
    </Root>
  );
}

/* Not disabled during the countdown: it keeps the focus, and a click shows why it is refused. */
const Root = styled.button`
  position: relative;
  min-width: 120px;
  height: ${theme.size.control.compact};
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.action.mid};
    color: ${theme.color.action.hover};
  }
  &[aria-disabled] {
    background: ${theme.color.surface.fill};
    color: ${theme.color.text.secondary};
    font: ${theme.type.body};
    font-variant-numeric: tabular-nums;
    cursor: not-allowed;
  }
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[1]}) 0;
  }
`;
