import { formatMinutes } from '@cloud-school/domain';
import type { ExamClock } from '@cloud-school/engine';
import { useContext, useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { type CountdownStage, useCountdownStage } from '../../../primitives/countdown-ring/countdownStage.ts';
import { Ring } from '../../../primitives/ring/Ring.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { SingleKeysContext } from '../../../questions/SingleKeysContext.ts';
import { theme } from '../../../theme/theme.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';

interface TimerPillProps {
  clock: ExamClock;
  /** A hand-in runs. */
  isBusy: boolean;
  onReport: () => void;
}

/** Time left as a pill, 32 px high, for narrow bars; a press says it. */
export function TimerPill({ clock, isBusy, onReport }: TimerPillProps) {
  const { seconds, share } = useSyncExternalStore(clock.subscribe, clock.get, clock.get);
  const areSingleKeysOn = useContext(SingleKeysContext);
  const { isSubmitting } = useAnsweringWords();
  const stage = useCountdownStage(seconds);
  return (
    <Pill
      type="button"
      aria-keyshortcuts={areSingleKeysOn ? 'T' : undefined}
      onClick={onReport}
      $stage={stage}
    >
      <Ring share={share} size={18} thickness={3} ink="currentColor" track={theme.color.action.mid} />
      <VisuallyHidden>{`${isBusy ? `${isSubmitting}，` : ''}报时，剩余时间 `}</VisuallyHidden>
      <span>{formatMinutes(seconds)}</span>
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

const Pill = styled.button<{ $stage: CountdownStage }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  position: relative;
  height: 2rem;
  padding: 0 ${theme.space[3]} 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  font: ${theme.type.itemStrong};
  font-variant-numeric: tabular-nums;
  /* The touch target is 44 px. */
  &::after {
    position: absolute;
    inset: -6px 0;
    content: '';
  }
  ${({ $stage }) => looks[$stage]}
`;
