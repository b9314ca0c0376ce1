import { Popover as BasePopover } from '@base-ui/react/popover';
import { useContext, useEffect } from 'react';
import { LayerContext } from '../../theme/LayerContext.ts';
import type { Parts } from '../native/Parts.ts';
import { PopoverArrow, PopoverPanel, PopoverPositioner } from './PopoverPanel.ts';

interface AnchoredPopoverProps {
  /** The element that was pressed: the panel opens beside it, and the focus returns to it. */
  anchor: HTMLElement;
  /** Accessible name of the panel. */
  label: string;
  onClose: () => void;
  children: Parts;
}

/** An open panel to the left or the right of an element that is not its own trigger; never over that element. */
export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  const layer = useContext(LayerContext);
  useEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.setAttribute('aria-expanded', 'false');
  }, [anchor]);

  return (
    <BasePopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BasePopover.Portal container={layer}>
        <PopoverPositioner
          anchor={anchor}
          side="left"
          align="start"
          sideOffset={12}
          collisionPadding={8}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
        >
          <PopoverPanel aria-label={label} finalFocus={() => anchor}>
            <PopoverArrow />
            {children}
          </PopoverPanel>
        </PopoverPositioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
