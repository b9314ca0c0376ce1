import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Covers the page behind a dialog or drawer. */
export const Scrim = styled(BaseDialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: ${theme.color.surface.scrim};
  transition: opacity ${theme.motion.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
