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

type LazyPopoverProps<Content> = {
  trigger: ReactElement<HTMLAttributes<HTMLButtonElement>>;
  label: string;
  side?: 'bottom' | 'left';
  align?: 'center' | 'end';
} & (
  | { loadContent?: never; children: ReactNode }
  | {
      /** Code of the panel, which loads with the library; define it outside the component. */
      loadContent: () => Promise<Content>;
      children: (content: Content) => ReactNode;
    }
);

/** A popover whose library loads when the trigger is hovered, focused or pressed; until then only the trigger renders. */
export function LazyPopover<Content>(props: LazyPopoverProps<Content>) {
  const { trigger, label, side, align = 'end', loadContent } = props;
  const fetchModules = useCallback(
    () =>
      Promise.all([loadPopover(), loadContent?.().then((loaded) => ({ loaded }))]).then(
        ([Popover, content]) => ({ Popover, content }),
      ),
    [loadContent],
  );
  const { module, preload, load } = useLazyModule(fetchModules);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (module) {
    const { Popover, content } = module;
    return (
      <Popover
        trigger={trigger}
        label={label}
        side={side}
        align={align}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <ClosePopoverContext value={close}>
          {props.loadContent ? content && props.children(content.loaded) : props.children}
        </ClosePopoverContext>
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
