import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { ClosePopover } from './ClosePopover.ts';

interface LazyPopoverProps {
  trigger: ReactElement<HTMLAttributes<HTMLButtonElement>>;
  label: string;
  side?: 'bottom' | 'left';
  align?: 'center' | 'end';
  children: ReactNode;
}

/** A popover whose library is fetched at the first sign of interest; until then there is only its button. */
export function LazyPopover({ trigger, label, side, align = 'end', children }: LazyPopoverProps) {
  const { module: Popover, preload, load } = useLazyModule(loadPopover);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (Popover) {
    return (
      <Popover
        trigger={trigger}
        label={label}
        side={side}
        align={align}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <ClosePopover value={close}>{children}</ClosePopover>
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
      load();
    },
  });
}

const loadPopover = () => import('../../primitives/popover/Popover.tsx').then(({ Popover }) => Popover);
