import { formatPlayTime } from '@cloud-school/domain';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Milliseconds that the hint stays (VIEW-02). */
const RESUME_HINT_MS = 3000;

interface ResumeHintProps {
  positionMs: number;
  onRestart: () => void;
  onClose: () => void;
}

/** Says where the lesson goes on, and offers to start again; stays while it is pointed at or has the focus. */
export function ResumeHint({ positionMs, onRestart, onClose }: ResumeHintProps) {
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

const Hint = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.pill};
  box-shadow: inset 0 0 0 1px ${theme.color.surface.stageFill};
  color: ${theme.color.text.onStage};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
  }
`;

const Restart = styled.button`
  height: ${theme.size.control.medium};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.action.onDeep};
  font: ${theme.type.bodyStrong};
  white-space: nowrap;
`;
