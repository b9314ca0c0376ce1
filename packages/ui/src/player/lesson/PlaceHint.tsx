import { CornerDownRight, History, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { inRow, inRows } from '../inRows.ts';

export interface PlaceHintProps {
  /** 'resumes' waits for its first play. */
  kind: 'resumes' | 'resumed' | 'jumped';
  /** 已从上次的 12:46 继续播放 */
  text: string;
  /** 从头播放 */
  action: string;
  onAction: () => void;
  onClose: () => void;
}

const KINDS: Record<PlaceHintProps['kind'], { Icon: LucideIcon; milliseconds: number }> = {
  /** VIEW-02. */
  resumes: { Icon: History, milliseconds: 3000 },
  resumed: { Icon: History, milliseconds: 3000 },
  jumped: { Icon: CornerDownRight, milliseconds: 8000 },
};

/** Says where the lesson goes on, and offers the other place; stays while it is pointed at or has the focus. */
export function PlaceHint({ kind, text, action, onAction, onClose }: PlaceHintProps) {
  const { Icon, milliseconds } = KINDS[kind];
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, milliseconds, onClose]);
  return (
    <Hint
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={16} aria-hidden />
      <span>{text}</span>
      <Action type="button" onClick={onAction}>
        {action}
      </Action>
    </Hint>
  );
}

const inControls = css`
  padding: 0 0 0 ${theme.space[2]};
  border-radius: 0;
  background: none;
  box-shadow: none;
`;

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
  ${inRow(inControls)}
  ${inRows(css`
    ${inControls}
    width: 100%;
    font: ${theme.type.caption};
    > span {
      flex: 1;
    }
  `)}
`;

const Action = styled.button`
  height: ${theme.size.control.medium};
  max-height: 100%;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.action.onDeep};
  font: ${theme.type.bodyStrong};
  white-space: nowrap;
`;
