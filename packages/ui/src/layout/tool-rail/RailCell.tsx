import { type ReactElement, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';
import { LazyPopover } from '../lazy-popover/LazyPopover.tsx';

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

export function RailCell({ item, onLeave }: { item: RailItem; onLeave: () => void }) {
  if (item.panel !== undefined) {
    const trigger = (
      <CellButton type="button">
        {item.icon}
        <span>{item.label}</span>
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
      <span>{item.label}</span>
    </CellButton>
  );
}

const cell = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 3.5rem;
  min-height: 3.75rem;
  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
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
