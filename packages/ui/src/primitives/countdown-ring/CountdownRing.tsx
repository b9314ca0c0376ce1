import { formatMinutes } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { Ring } from '../ring/Ring.tsx';
import { type CountdownStage, countdownStage } from './countdownStage.ts';

export interface CountdownRingProps extends NativeProps<'div', 'children'> {
  /** Remaining whole seconds. */
  seconds: number;
  /** Remaining share of the total time, 0 to 1. */
  share: number;
  /** What is shown under the figures in each stage; the calm one is the accessible name of the timer. */
  labels: Readonly<Record<CountdownStage, string>>;
  /** What is shown under the figures in every stage, in the place of their own words: 正在交卷. */
  note?: string | undefined;
  /** Diameter in pixels. */
  size?: number;
  /** `row`: the figures beside a ring of 40 px, for low windows. */
  layout?: 'ring' | 'row';
}

/** Remaining time as figures in a ring; the school's settings say when colour and text change. */
export function CountdownRing({
  seconds,
  share,
  labels,
  note,
  size = 156,
  layout = 'ring',
  ...rest
}: CountdownRingProps) {
  const { countdown } = useSchoolSettings();
  const stage = countdownStage(seconds, countdown);
  const words = (
    <>
      <Figures role="timer" aria-label={labels.calm} $stage={stage}>
        {formatMinutes(seconds)}
      </Figures>
      <Text>{note ?? labels[stage]}</Text>
    </>
  );
  if (layout === 'row') {
    return (
      <Row {...rest}>
        <Ring share={share} size={40} thickness={5} ink={rings[stage]} />
        <Words>{words}</Words>
      </Row>
    );
  }
  return (
    <Ring {...rest} share={share} size={size} thickness={size / 15.6} ink={rings[stage]}>
      {words}
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

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Words = styled.div`
  display: grid;
  ${Figures} {
    font: ${theme.type.title};
    font-variant-numeric: tabular-nums;
  }
`;
