import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A small panel beside its button. Closes on Escape and on a press outside, and returns the focus. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'center',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <Positioner side={side} align={align} sideOffset={12} collisionPadding={8}>
          <Panel aria-label={label}>
            <Arrow />
            {children}
          </Panel>
        </Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

const Positioner = styled(BasePopover.Positioner)`
  z-index: ${theme.layer.overlay};
`;

const Panel = styled(BasePopover.Popup)`
  max-width: calc(100vw - 2 * ${theme.space[4]});
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  outline: none;
  transition:
    opacity ${theme.motion.quick},
    transform ${theme.motion.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
`;

const Arrow = styled(BasePopover.Arrow)`
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
