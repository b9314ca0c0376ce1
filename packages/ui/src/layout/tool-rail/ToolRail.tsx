import { Headset, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { useMergedRefs } from '../../primitives/native/useMergedRefs.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';
import { LazyPopover } from '../lazy-popover/LazyPopover.tsx';
import { useFreeSpot } from './useFreeSpot.ts';

/** A cell of the rail: a link, an action, or the trigger of a panel beside it. */
export type RailItem = LinkItem | ActionItem | PanelItem;

type LinkItem = LayoutTarget & { onSelect?: undefined; panel?: undefined };

interface ActionItem {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  panel?: undefined;
  to?: undefined;
  href?: undefined;
}

interface PanelItem {
  label: string;
  icon: ReactNode;
  panel: ReactElement;
  onSelect?: undefined;
  to?: undefined;
  href?: undefined;
}

export interface ToolRailProps extends NativeProps<'nav', 'children'> {
  items: RailItem[];
}

/**
 * The tools at the right edge (RAIL-01 to RAIL-04). In windows where they would cover the content they fold into a disc, which
 * is hidden while the page scrolls and then stays clear of buttons.
 */
export function ToolRail({ items, ref, ...rest }: ToolRailProps) {
  const [isOpen, setOpen] = useState(false);
  const rail = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(rail, ref);
  const disc = useRef<HTMLButtonElement>(null);
  const lift = useFreeSpot(rail);
  if (items.length === 0) return null;
  const isFolding = items.length > 1;
  const close = () => setOpen(false);

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    close();
    disc.current?.focus();
  }

  return (
    <Root
      {...rest}
      ref={mergedRef}
      aria-label="快捷工具"
      $isFolding={isFolding}
      $isHidden={lift === null && !isOpen}
      style={{ ...rest.style, '--lift': `${lift ?? 0}px` }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        closeByKey(event);
      }}
    >
      <Cells $isFolding={isFolding} $isOpen={isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            <RailCell item={item} onLeave={close} />
          </li>
        ))}
      </Cells>
      {isFolding && (
        <Disc
          ref={disc}
          type="button"
          aria-label={isOpen ? '收起快捷工具' : '展开快捷工具'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <X size={24} aria-hidden /> : <Headset size={24} aria-hidden />}
        </Disc>
      )}
    </Root>
  );
}

function RailCell({ item, onLeave }: { item: RailItem; onLeave: () => void }) {
  if (item.panel !== undefined) {
    const trigger = (
      <CellButton type="button">
        {item.icon}
        {item.label}
      </CellButton>
    );
    return (
      <LazyPopover label={item.label} side="left" align="center" trigger={trigger}>
        {item.panel}
      </LazyPopover>
    );
  }
  const { onSelect } = item;
  if (onSelect === undefined) return <CellLink target={item} onClick={onLeave} />;
  return (
    <CellButton
      type="button"
      onClick={() => {
        onLeave();
        onSelect();
      }}
    >
      {item.icon}
      {item.label}
    </CellButton>
  );
}

const Root = styled.nav<{ $isFolding: boolean; $isHidden: boolean }>`
  position: fixed;
  z-index: ${theme.layer.rail};
  top: 50%;
  right: ${theme.space[6]};
  transform: translateY(-50%);
  ${media.railCrowded} {
    top: auto;
    right: ${theme.space[4]};
    /* Above a FootBar. */
    bottom: calc(var(--foot-bar, 0px) + max(${theme.space[6]}, env(safe-area-inset-bottom)));
    display: grid;
    justify-items: center;
    gap: ${theme.space[3]};
    transform: translateY(calc(-1 * var(--lift)));
    transition: opacity ${theme.motion.quick};
    /* Still reached by the keyboard. */
    &:not(:focus-within) {
      opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
      pointer-events: ${({ $isHidden }) => ($isHidden ? 'none' : 'auto')};
    }
  }
`;

const Cells = styled.ul<{ $isFolding: boolean; $isOpen: boolean }>`
  width: 56px;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  li:first-child > * {
    color: ${({ $isFolding }) => ($isFolding ? theme.color.action.base : theme.color.text.secondary)};
  }
  li + li::before {
    content: '';
    display: block;
    height: 1px;
    margin: 0 14px;
    background: ${theme.color.line.hairline};
  }
  ${media.railCrowded} {
    display: ${({ $isFolding, $isOpen }) => ($isFolding && !$isOpen ? 'none' : 'block')};
    ${({ $isFolding }) =>
      !$isFolding &&
      css`
        border-radius: ${theme.radius.pill};
      `}
  }
`;

const cell = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 56px;
  height: 60px;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const CellLink = styled(LayoutLink)`
  ${cell}
`;

const CellButton = styled.button`
  ${cell}
`;

const Disc = styled.button`
  display: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
  box-shadow: ${theme.shadow.raised};
  ${media.railCrowded} {
    display: grid;
  }
`;
