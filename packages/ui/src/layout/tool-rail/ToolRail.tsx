import { Headset, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { keyOf } from '../../primitives/native/keyOf.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type RailItem, RailCell } from './RailCell.tsx';

export interface ToolRailProps extends NativeProps<'nav', 'children'> {
  items: RailItem[];
}

/**
 * The tools at the right edge (RAIL-01 to RAIL-04). In windows where they would cover the content they fold into a tab in the
 * margin of the page.
 */
export function ToolRail({ items, ...rest }: ToolRailProps) {
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  if (items.length === 0) return null;
  const close = () => setOpen(false);

  function closeByKey(event: KeyboardEvent) {
    if (keyOf(event) !== 'Escape' || !isOpen) return;
    close();
    tab.current?.focus();
  }

  return (
    <Root
      {...rest}
      aria-label="快捷工具"
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        closeByKey(event);
      }}
    >
      <Cells $isOpen={isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            <RailCell item={item} onLeave={close} />
          </li>
        ))}
      </Cells>
      <Tab
        ref={tab}
        type="button"
        aria-label={isOpen ? '收起快捷工具' : '展开快捷工具'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X size={18} aria-hidden /> : <Headset size={18} aria-hidden />}
      </Tab>
    </Root>
  );
}

const Root = styled.nav`
  position: fixed;
  z-index: ${theme.layer.rail};
  top: 50%;
  right: ${theme.space[6]};
  transform: translateY(-50%);
  ${media.railCrowded} {
    top: auto;
    right: 0;
    /* Above a FootBar. */
    bottom: calc(var(--foot-bar, 0px) + max(${theme.space[18]}, env(safe-area-inset-bottom)));
    display: flex;
    align-items: flex-end;
    gap: ${theme.space[1]};
    transform: none;
  }
`;

const Cells = styled.ul<{ $isOpen: boolean }>`
  width: 3.5rem;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  li:first-child > * {
    color: ${theme.color.action.base};
  }
  li + li::before {
    content: '';
    display: block;
    height: 1px;
    margin: 0 14px;
    background: ${theme.color.line.hairline};
  }
  ${media.railCrowded} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  }
`;

/*
 * In the margin of the page, on a phone over the blank edge of its cards too: it covers no word and no button, and needs not
 * move. A press may be beside it: as far as the margin is wide.
 */
const Tab = styled.button`
  position: relative;
  display: none;
  place-items: center;
  width: 24px;
  height: 64px;
  border-radius: ${theme.radius.card} 0 0 ${theme.radius.card};
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
  box-shadow: ${theme.shadow.raised};
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 0 calc(-1 * ${theme.space[5]});
  }
  ${media.railCrowded} {
    display: grid;
  }
  ${media.narrow} {
    &::before {
      left: calc(-1 * ${theme.space[2]});
    }
  }
  ${media.phone} {
    height: 56px;
    svg {
      width: 16px;
    }
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;
