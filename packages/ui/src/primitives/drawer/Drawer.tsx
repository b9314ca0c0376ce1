import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { css, styled } from 'styled-components';
import { LayerContext } from '../../theme/LayerContext.ts';
import { theme } from '../../theme/theme.ts';
import { DialogEntry } from '../dialog/DialogEntry.tsx';
import { Scrim } from '../dialog/Scrim.ts';
import { toFinalFocus } from '../dialog/toFinalFocus.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';

/** The rest of the attributes and the ref reach the panel. */
export type DrawerProps = NativeProps<'div', 'title'> & {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string;
  /** Fixed below the scrolling content. */
  foot?: ReactNode;
  /** Moves the focus on closing; by default it returns to where it was before. */
  moveFocusOnClose?: (() => void) | undefined;
} &
  /** A full-height panel, `width` pixels wide. */
  (
    | { side: 'right'; width?: number }
    /** A sheet with a grip. */
    | { side: 'bottom'; width?: never }
  );

/** A modal panel at the edge of the window: traps the focus and returns it. */
export function Drawer({
  isOpen,
  onClose,
  title,
  side,
  width = 360,
  closeLabel = '关闭',
  foot,
  moveFocusOnClose,
  children,
  ...rest
}: DrawerProps) {
  const layer = useContext(LayerContext);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogEntry isOpen={isOpen} onClose={onClose} />
      <BaseDialog.Portal container={layer}>
        <SlowScrim />
        <Panel
          {...rest}
          finalFocus={moveFocusOnClose && toFinalFocus(moveFocusOnClose)}
          $side={side}
          style={side === 'right' ? { width, ...rest.style } : rest.style}
        >
          {side === 'bottom' && <Grip aria-hidden />}
          <Head>
            <Title>{title}</Title>
            <Close aria-label={closeLabel}>
              <X size={24} aria-hidden />
            </Close>
          </Head>
          <Body>{children}</Body>
          {foot && <Foot>{foot}</Foot>}
        </Panel>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const SlowScrim = styled(Scrim)`
  transition: opacity ${theme.motion.calm};
`;

const sides = {
  right: css`
    inset: 0 0 0 auto;
    max-width: calc(100vw - ${theme.space[10]});
    &[data-starting-style],
    &[data-ending-style] {
      transform: translateX(100%);
    }
  `,
  bottom: css`
    inset: auto 0 0;
    max-height: calc(100dvh - ${theme.space[18]} - ${theme.space[10]});
    border-radius: ${theme.radius.hero} ${theme.radius.hero} 0 0;
    &[data-starting-style],
    &[data-ending-style] {
      transform: translateY(100%);
    }
  `,
};

const Panel = styled(BaseDialog.Popup)<{ $side: 'right' | 'bottom' }>`
  position: fixed;
  z-index: ${theme.layer.overlay};
  display: flex;
  flex-direction: column;
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  outline: none;
  transition: transform ${theme.motion.calm};
  ${({ $side }) => sides[$side]}
`;

const Grip = styled.span`
  flex: none;
  align-self: center;
  width: 40px;
  height: 4px;
  margin-top: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line.strong};
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  padding: 0 ${theme.space[4]};
`;

const Title = styled(BaseDialog.Title)`
  font: ${theme.type.cardTitle};
`;

const Close = styled(BaseDialog.Close)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  &:hover {
    background: ${theme.color.surface.fill};
  }
`;

const Body = styled(ScrollBox)`
  flex: 1;
  padding: 0 ${theme.space[4]} ${theme.space[4]};
`;

const Foot = styled.div`
  flex: none;
  padding: ${theme.space[4]} ${theme.space[4]} max(${theme.space[4]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line.hairline};
`;
