import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useState } from 'react';
import { useOnDemand } from '../../primitives/on-demand/useOnDemand.ts';

interface LazyPopoverProps {
  trigger: ReactElement<HTMLAttributes<HTMLButtonElement>>;
  label: string;
  children: ReactNode;
}

/** A popover whose library is fetched at the first sign of interest; until then there is only its button. */
export function LazyPopover({ trigger, label, children }: LazyPopoverProps) {
  const { part: Popover, preload, want } = useOnDemand(loadPopover);
  const [isOpen, setOpen] = useState(false);
  if (Popover) {
    return (
      <Popover trigger={trigger} label={label} align="end" isOpen={isOpen} onOpenChange={setOpen}>
        {children}
      </Popover>
    );
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      setOpen(true);
      want();
    },
  });
}

const loadPopover = () => import('../../primitives/popover/Popover.tsx').then(({ Popover }) => Popover);
