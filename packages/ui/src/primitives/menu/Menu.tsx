import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface MenuItem {
  label: string;
  /** An icon of 16 px. */
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'danger';
}

interface MenuProps {
  /** The one button that opens it. */
  trigger: ReactElement;
  /** What the list is, for screen readers. */
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
}

/** A list of deeds under its button: arrow keys, first letters, Escape. */
export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <Place align={align} sideOffset={8} collisionPadding={8}>
          <List aria-label={label}>
            {items.map((item) => (
              <Item key={item.label} onClick={item.onSelect} $isDanger={item.tone === 'danger'}>
                {item.icon}
                {item.label}
              </Item>
            ))}
          </List>
        </Place>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

const Place = styled(BaseMenu.Positioner)`
  z-index: ${theme.layer.overlay};
`;

const List = styled(BaseMenu.Popup)`
  min-width: 160px;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  outline: none;
  transition: opacity ${theme.motion.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Item = styled(BaseMenu.Item)<{ $isDanger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${({ $isDanger }) => ($isDanger ? theme.color.danger.ink : theme.color.text.primary)};
  cursor: pointer;
  &[data-highlighted] {
    background: ${({ $isDanger }) => ($isDanger ? theme.color.danger.tint : theme.color.surface.fill)};
  }
`;
