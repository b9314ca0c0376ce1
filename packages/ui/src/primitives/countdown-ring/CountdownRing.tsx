import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Ring } from '../ring/Ring.tsx';
import { type CountdownStage, countdownStage } from './countdownStage.ts';
import { formatMinutes } from '../time/formatMinutes.ts';

interface CountdownRingProps {
  /** Whole seconds left. */
  seconds: number;
  /** Share of the time that is left, 0 to 1. */
  share: number;
  /** What the time is, for screen readers and under the figures while there is plenty. */
  label?: string;
  /** Text of the later stages. */
  stageLabels?: Record<Exclude<CountdownStage, 'calm'>, string>;
  /** Pixels across; 156 on the answering screen. */
  size?: number;
  className?: string;
}

const defaultStageLabels = { soon: '不足 5 分钟', last: '即将自动交卷', over: '正在交卷' };

/** Time left, as figures in a ring; colour and words change under five minutes and under one. */
export function CountdownRing({
  seconds,
  share,
  label = '剩余时间',
  stageLabels = defaultStageLabels,
  size = 156,
  className,
}: CountdownRingProps) {
  const stage = countdownStage(seconds);
  return (
    <Ring className={className} share={share} size={size} thickness={size / 15.6} ink={rings[stage]}>
      <Figures role="timer" aria-label={label} $stage={stage}>
        {formatMinutes(seconds)}
      </Figures>
      {/* Only these words are spoken as they change, not each second. */}
      <Text aria-live="polite">{stage === 'calm' ? label : stageLabels[stage]}</Text>
    </Ring>
  );
}

const { color } = theme;
const rings: Record<CountdownStage, string> = {
  calm: color.action.base,
  soon: color.warning.ink,
  last: color.danger.ink,
  over: color.danger.ink,
};

const Figures = styled.span<{ $stage: CountdownStage }>`
  color: ${({ $stage }) => ($stage === 'calm' ? color.text.primary : rings[$stage])};
  font: ${theme.type.clock};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.span`
  color: ${color.text.secondary};
  font: ${theme.type.caption};
`;
