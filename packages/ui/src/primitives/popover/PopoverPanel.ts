import { Popover as BasePopover } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { raisedPanel } from './raisedPanel.ts';

export const PopoverPositioner = styled(BasePopover.Positioner)`
  z-index: ${theme.layer.overlay};
`;

export const PopoverPanel = styled(BasePopover.Popup)`
  max-width: calc(100vw - 2 * ${theme.space[4]});
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  ${raisedPanel}
  &[data-starting-style],
  &[data-ending-style] {
    transform: scale(0.98);
  }
`;

export const PopoverArrow = styled(BasePopover.Arrow)`
  width: 12px;
  height: 12px;
  background: ${theme.color.surface.card};
  transform: rotate(45deg);
  &[data-side='bottom'] {
    top: -6px;
  }
  &[data-side='top'] {
    bottom: -6px;
  }
  &[data-side='left'] {
    right: -6px;
  }
  &[data-side='right'] {
    left: -6px;
  }
`;
