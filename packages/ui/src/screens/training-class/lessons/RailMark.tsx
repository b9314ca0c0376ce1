import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { ActivityPhase } from '../../../cards/activity-card/activityPhase.ts';
import { theme } from '../../../theme/theme.ts';

/** The mark of an activity on the rail; decorative, since the card names the phase. */
export function RailMark({ phase }: { phase: ActivityPhase }) {
  return (
    <Disc aria-hidden $phase={phase}>
      {ICONS[phase]}
    </Disc>
  );
}

const ICONS: Record<ActivityPhase, ReactNode> = {
  absent: <X size={10} strokeWidth={3} />,
  attended: <Check size={10} strokeWidth={3} />,
  running: null,
  'to-come': null,
  over: null,
};

const ring = css`
  background: ${theme.color.surface.card};
  box-shadow: inset 0 0 0 2px ${theme.color.line.strong};
`;

const DISCS: Record<ActivityPhase, ReturnType<typeof css>> = {
  absent: css`
    background: ${theme.color.danger.ink};
  `,
  attended: css`
    background: ${theme.color.success.ink};
  `,
  running: css`
    background: ${theme.color.surface.card};
    box-shadow: inset 0 0 0 5px ${theme.color.action.base};
  `,
  'to-come': ring,
  over: ring,
};

/* The outline in the ground colour keeps the line away from the mark. */
const Disc = styled.span<{ $phase: ActivityPhase }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-top: 18px;
  border-radius: 50%;
  outline: 3px solid ${theme.color.surface.ground};
  color: ${theme.color.text.onStatus};
  ${({ $phase }) => DISCS[$phase]}
`;
