import { CloudOff, History, RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { spaceHan } from '../../primitives/phrase-text/spaceHan.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Why the page still shows what an earlier visit saw. */
export type CachedNoteReason = 'updating' | 'failed' | 'offline';

export interface CachedNoteProps extends NativeProps<'output', 'children'> {
  /** When the server gave it, ready to read: 昨天 19:41. */
  time: string;
  reason: CachedNoteReason;
  onReload: () => void;
}

const words: Record<CachedNoteReason, string> = {
  updating: '正在更新',
  failed: '没有更新成功',
  offline: '网络断开',
};

const icons: Record<CachedNoteReason, typeof History> = {
  updating: History,
  failed: RotateCw,
  offline: CloudOff,
};

/** Says at the lower edge of the window that the page shows what an earlier visit saw; it moves nothing. */
export function CachedNote({ time, reason, onReload, ...rest }: CachedNoteProps) {
  const Icon = icons[reason];
  return (
    <Place {...rest}>
      <Card>
        <Icon size={18} aria-hidden />
        <span>
          {words[reason]}，{spaceHan(`显示的是${time}的内容`)}
        </span>
        {reason === 'failed' && (
          <Button variant="secondary" size="small" onClick={onReload}>
            重新加载
          </Button>
        )}
      </Card>
    </Place>
  );
}

const Place = styled.output`
  position: fixed;
  right: 0;
  bottom: calc(${theme.space[4]} + var(--foot-bar, env(safe-area-inset-bottom, 0px)));
  left: 0;
  z-index: ${theme.layer.rail};
  display: grid;
  justify-items: center;
  padding-inline: ${theme.space[4]};
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
  padding: ${theme.space[1]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  box-shadow: ${theme.shadow.raised};
  /* Words take no press from what lies below them. */
  > button {
    pointer-events: auto;
  }
  > svg {
    flex: none;
  }
`;
