import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { LayerContext } from '../../theme/LayerContext.ts';
import { PopoverArrow, PopoverPanel, PopoverPositioner } from './PopoverPanel.ts';

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
  const layer = useContext(LayerContext);
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={layer}>
        <PopoverPositioner side={side} align={align} sideOffset={12} collisionPadding={8}>
          <PopoverPanel aria-label={label}>
            <PopoverArrow />
            {children}
          </PopoverPanel>
        </PopoverPositioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
