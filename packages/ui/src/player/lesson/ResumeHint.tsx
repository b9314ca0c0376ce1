import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { formatPlayTime } from '../formatPlayTime.ts';

/** Milliseconds that the hint stays (VIEW-02). */
export const RESUME_HINT_MS = 3000;

interface ResumeHintProps {
  positionMs: number;
  onRestart: () => void;
  onClose: () => void;
  /** 'flow' takes its place in the layout, as in an audio lesson; 'stage' lies over a video. */
  placement: 'stage' | 'flow';
}

/** Says where the lesson goes on, and offers to start again; stays while it is pointed at or has the focus. */
export function ResumeHint({ positionMs, onRestart, onClose, placement }: ResumeHintProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, RESUME_HINT_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    <Hint
      $placement={placement}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <History size={16} aria-hidden />
      <span>已从上次的 {formatPlayTime(positionMs / 1000)} 继续播放</span>
      <Restart type="button" onClick={onRestart}>
        从头播放
      </Restart>
    </Hint>
  );
}

const placements = {
  stage: css`
    position: absolute;
    left: ${theme.space[5]};
    bottom: 92px;
    /* At the top of a small stage, where it hides no face. */
    @container player (max-width: 520px) {
      inset: ${theme.space[3]} auto auto ${theme.space[3]};
    }
  `,
  flow: css`
    align-self: flex-start;
  `,
};

const Hint = styled.div<{ $placement: keyof typeof placements }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  ${({ $placement }) => placements[$placement]}
`;

const Restart = styled.button`
  height: ${theme.size.control.medium};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.action.onDeep};
  font: ${theme.type.bodyStrong};
  white-space: nowrap;
`;
