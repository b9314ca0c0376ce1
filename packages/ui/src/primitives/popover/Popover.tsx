import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactElement, useContext } from 'react';
import { LayerContext } from '../../theme/LayerContext.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import type { Parts } from '../native/Parts.ts';
import { PopoverArrow, PopoverPanel, PopoverPositioner } from './PopoverPanel.ts';

/** The rest of the attributes and the ref reach the panel. */
export interface PopoverProps extends NativeProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children?: Parts;
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
  ...rest
}: PopoverProps) {
  const layer = useContext(LayerContext);
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={layer}>
        <PopoverPositioner side={side} align={align} sideOffset={12} collisionPadding={8}>
          <PopoverPanel aria-label={label} {...rest}>
            <PopoverArrow />
            {children}
          </PopoverPanel>
        </PopoverPositioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
