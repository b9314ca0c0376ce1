import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { keyOf } from '../../primitives/native/keyOf.ts';
import { theme } from '../../theme/theme.ts';

interface ChoiceMenuProps<Value> {
  /** What is chosen, such as 倍速. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/**
 * A button of the stage with its choices above it. They lie inside the player, since in full screen nothing outside of
 * it is visible.
 */
export function ChoiceMenu<Value>({ label, value, options, onChoose }: ChoiceMenuProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const shown = options.find((option) => option.value === value)?.label ?? '';

  useEffect(() => {
    if (!isOpen) return;
    const items = itemsOf(menu.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') return;
    // Arrows move in the menu instead of the video.
    event.stopPropagation();
    const items = itemsOf(menu.current);
    const current = items.findIndex((item) => item.matches(':focus'));
    const target = nextItem(items, current, event.key);
    if (keyOf(event) === 'Escape') close();
    else if (target) target.focus();
    else return;
    event.preventDefault();
  }

  return (
    <Root onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}>
      <MenuButton
        ref={button}
        type="button"
        aria-label={`${label} ${shown}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={label}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {shown}
      </MenuButton>
      {isOpen && (
        <Menu ref={menu} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKey}>
          {options.map((option) => (
            <Item
              key={option.label}
              type="button"
              role="menuitemradio"
              aria-checked={option.value === value}
              tabIndex={-1}
              onClick={() => {
                onChoose(option.value);
                close();
              }}
            >
              {option.label}
              {option.value === value && <Check size={16} aria-hidden />}
            </Item>
          ))}
        </Menu>
      )}
    </Root>
  );
}

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll('button') ?? [])];

function nextItem(items: HTMLButtonElement[], current: number, key: string): HTMLButtonElement | undefined {
  if (key === 'ArrowDown') return items.at((current + 1) % items.length);
  if (key === 'ArrowUp') return items.at(current - 1);
  if (key === 'Home') return items.at(0);
  return key === 'End' ? items.at(-1) : undefined;
}

const Root = styled.div`
  position: relative;
  flex: none;
`;

const MenuButton = styled.button`
  /* As wide as a control with an icon: enlarged text takes no more than its words. */
  min-width: min(${theme.size.control.touch}, max(44px, 12cqi));
  height: ${theme.size.control.touch};
  padding: 0 ${theme.space[1]};
  border-radius: ${theme.radius.control};
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;

const Menu = styled.div`
  position: absolute;
  z-index: 1;
  right: 0;
  bottom: 100%;
  overflow-y: auto;
  min-width: 104px;
  /* A low stage scrolls its menu, instead of cutting it off. */
  max-height: calc(100cqh - 64px);
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.stage};
  box-shadow: inset 0 0 0 1px ${theme.color.line.onStage};
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  width: 100%;
  height: ${theme.size.control.compact};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.surface.stageFill};
  }
  &[aria-checked='true'] {
    font: ${theme.type.bodyStrong};
  }
`;
