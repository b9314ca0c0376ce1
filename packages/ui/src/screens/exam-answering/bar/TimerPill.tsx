import type { ExamClock } from '@cloud-school/engine';
import { useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { type CountdownStage, countdownStage } from '../../../primitives/countdown-ring/countdownStage.ts';
import { Ring } from '../../../primitives/ring/Ring.tsx';
import { formatMinutes } from '../../../primitives/time/formatMinutes.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../../theme/theme.ts';
import type { AnsweringWords } from '../words/answeringWords.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';

interface TimerPillProps {
  clock: ExamClock;
}

const toStageLabels = (words: AnsweringWords): Record<CountdownStage, string> => ({
  calm: '',
  soon: '不足 5 分钟',
  last: `即将${words.automaticSubmit}`,
  over: words.isSubmitting,
});

/** Time left as a pill, 32 px high, for narrow bars. */
export function TimerPill({ clock }: TimerPillProps) {
  const { seconds, share } = useSyncExternalStore(clock.subscribe, clock.get);
  const stage = countdownStage(seconds);
  const stageLabels = toStageLabels(useAnsweringWords());
  return (
    <Pill $stage={stage}>
      <Ring share={share} size={18} thickness={3} ink="currentColor" track={theme.color.action.mid} />
      <span role="timer" aria-label="剩余时间">
        {formatMinutes(seconds)}
      </span>
      <VisuallyHidden aria-live="polite">{stageLabels[stage]}</VisuallyHidden>
    </Pill>
  );
}

const urgentLooks = {
  soon: css`
    background: ${theme.color.warning.tint};
    color: ${theme.color.warning.ink};
  `,
  last: css`
    background: ${theme.color.danger.tint};
    color: ${theme.color.danger.ink};
  `,
};

const looks = {
  calm: css`
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
  `,
  ...urgentLooks,
  over: urgentLooks.last,
};

const Pill = styled.div<{ $stage: CountdownStage }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  height: 32px;
  padding: 0 ${theme.space[3]} 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  font: ${theme.type.itemStrong};
  font-variant-numeric: tabular-nums;
  ${({ $stage }) => looks[$stage]}
`;
