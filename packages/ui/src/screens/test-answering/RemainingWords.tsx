import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { ExamClock } from '../../answer-card/ExamClock.ts';
import { formatMinutes } from '../../primitives/time/formatMinutes.ts';
import { theme } from '../../theme/theme.ts';

interface RemainingWordsProps {
  clock: ExamClock;
}

/** 剩余 38:14 */
export function RemainingWords({ clock }: RemainingWordsProps) {
  const { seconds } = useSyncExternalStore(clock.subscribe, clock.get);
  return <Words>剩余 {formatMinutes(seconds)}</Words>;
}

const Words = styled.span`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
