import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type KeyboardEventHandler, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StageDialogProps {
  /** What is on the stage, for screen readers. */
  label: string;
  /** Escape, or a press outside. */
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A modal dialog as large as a picture needs, the whole window of a phone; the page behind it stands still. */
export function StageDialog({ label, onClose, onKeyDown, children }: StageDialogProps) {
  // The stage itself has the focus at first: its keys work at once, and no button stands out.
  const panel = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <Scrim />
        <Place>
          <Panel ref={panel} initialFocus={panel} aria-label={label} onKeyDown={onKeyDown}>
            {children}
          </Panel>
        </Place>
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

const Place = styled(BaseDialog.Viewport)`
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
