import {
  cloneElement,
  createContext,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';

/** Closes the surrounding popover, for actions inside its panel. */
export const ClosePopoverContext = createContext<() => void>(() => undefined);

interface LazyPopoverProps {
  trigger: ReactElement<HTMLAttributes<HTMLButtonElement>>;
  label: string;
  side?: 'bottom' | 'left';
  align?: 'center' | 'end';
  children: ReactNode;
}

/** A popover whose library loads when the trigger is hovered, focused or pressed; until then only the trigger renders. */
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
        <ClosePopoverContext value={close}>{children}</ClosePopoverContext>
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
