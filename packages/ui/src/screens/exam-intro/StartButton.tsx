import { formatMinutes } from '@cloud-school/domain';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { ButtonTone } from '../../primitives/button/ButtonRoot.ts';
import { type CountdownStage, useCountdownStage } from '../../primitives/countdown-ring/countdownStage.ts';
import { media } from '../../theme/media.ts';
import type { OpenAttempt } from './OpenAttempt.ts';
import { withoutClock } from './withoutClock.ts';

interface StartButtonProps {
  openAttempt: OpenAttempt | null;
  /** An attempt is handed in: another one is possible, and quieter. */
  isAgain: boolean;
  isStarting: boolean;
  onStart: () => void;
}

/** The button is as urgent as the countdown of the paper. */
const tones: Record<CountdownStage, ButtonTone> = {
  calm: 'action',
  soon: 'warning',
  last: 'danger',
  over: 'danger',
};

/** 开始答题, or 继续答题 with the time that is left: 继续答题，剩余 08:49. */
export function StartButton({ openAttempt, isAgain, isStarting, onStart }: StartButtonProps) {
  const clock = openAttempt?.clock ?? null;
  const getSeconds = () => clock?.get().seconds ?? 0;
  const seconds = useSyncExternalStore(clock?.subscribe ?? withoutClock, getSeconds, getSeconds);
  const rest = seconds > 0 ? `，剩余 ${formatMinutes(seconds)}` : '';
  const stage = useCountdownStage(seconds);
  const tone = clock ? tones[stage] : 'action';
  return (
    <Start
      size="large"
      variant={isAgain && openAttempt === null ? 'secondary' : 'solid'}
      tone={tone}
      isLoading={isStarting}
      onClick={onStart}
    >
      {openAttempt ? `继续答题${rest}` : '开始答题'}
    </Start>
  );
}

const Start = styled(Button)`
  min-width: 168px;
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    width: 100%;
  }
`;
