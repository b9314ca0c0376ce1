import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type RefObject, useContext } from 'react';
import { css, styled } from 'styled-components';
import { LayerContext } from '../../theme/LayerContext.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { raisedPanel } from '../popover/raisedPanel.ts';
import { Scrim } from './Scrim.ts';
import { toFinalFocus } from './toFinalFocus.ts';

interface DialogFrameProps extends NativeProps<'div'> {
  width: number;
  isSheetOnPhone: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  moveFocusOnClose?: (() => void) | undefined;
}

/** The scrim and the panel on it, never taller than the window. */
export function DialogFrame({
  width,
  isSheetOnPhone,
  initialFocus,
  moveFocusOnClose,
  children,
  ...rest
}: DialogFrameProps) {
  const layer = useContext(LayerContext);
  return (
    <BaseDialog.Portal container={layer}>
      {/* Base UI draws no scrim for a nested dialog by default. */}
      <Scrim forceRender />
      <Viewport $isSheetOnPhone={isSheetOnPhone}>
        <Panel
          {...rest}
          initialFocus={initialFocus}
          finalFocus={moveFocusOnClose && toFinalFocus(moveFocusOnClose)}
          $width={width}
          $isSheetOnPhone={isSheetOnPhone}
        >
          {children}
        </Panel>
      </Viewport>
    </BaseDialog.Portal>
  );
}

const Viewport = styled(BaseDialog.Viewport)<{ $isSheetOnPhone: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: flex;
  align-items: center;
  justify-content: center;
  padding: ${theme.space[4]};
  ${({ $isSheetOnPhone }) =>
    $isSheetOnPhone &&
    css`
      ${media.phone} {
        align-items: end;
        padding: ${theme.space[14]} 0 0;
      }
    `}
`;

const sheet = css`
  ${media.phone} {
    width: 100%;
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
    padding-bottom: max(${theme.space[6]}, env(safe-area-inset-bottom));
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 1;
      transform: translateY(100%);
    }
  }
`;

const Panel = styled(BaseDialog.Popup)<{ $width: number; $isSheetOnPhone: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: ${({ $width }) => $width / 16}rem;
  max-width: 100%;
  max-height: 100%;
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.dialog};
  ${raisedPanel}
  /* In a low window heading and buttons leave the content no height: all of it scrolls. */
  ${media.low} {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(8px);
  }
  ${({ $isSheetOnPhone }) => $isSheetOnPhone && sheet}
`;
