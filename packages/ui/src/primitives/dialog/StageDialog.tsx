import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type KeyboardEventHandler, type ReactNode, useContext, useRef } from 'react';
import { styled } from 'styled-components';
import { LayerContext } from '../../theme/LayerContext.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StageDialogProps {
  /** Accessible name. */
  label: string;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A large modal dialog for pictures, full-screen on phones; the page behind it does not scroll. */
export function StageDialog({ label, onClose, onKeyDown, children }: StageDialogProps) {
  const layer = useContext(LayerContext);
  // The panel takes the focus first: its keys work at once and no button shows a focus ring.
  const panel = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal container={layer}>
        <Scrim />
        <Viewport>
          <Panel ref={panel} initialFocus={panel} aria-label={label} onKeyDown={onKeyDown}>
            {children}
          </Panel>
        </Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const Scrim = styled(BaseDialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: ${theme.color.surface.scrimDeep};
`;

const Viewport = styled(BaseDialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: grid;
  place-items: center;
  padding: ${theme.space[6]};
  ${media.phone} {
    padding: 0;
  }
`;

const Panel = styled(BaseDialog.Popup)`
  position: relative;
  width: 100%;
  max-width: 1280px;
  height: 100%;
  max-height: 788px;
  overflow: hidden;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.stage};
  box-shadow: ${theme.shadow.raised};
  outline: none;
  transition: opacity ${theme.motion.quick};
  &[data-starting-style] {
    opacity: 0;
  }
  ${media.phone} {
    max-height: none;
    border-radius: 0;
  }
`;
