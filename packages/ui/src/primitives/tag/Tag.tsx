import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export type TagTone = 'plain' | 'primary' | 'solid' | 'success' | 'warning' | 'danger' | 'accent';

export interface TagProps extends NativeProps<'span'> {
  tone?: TagTone;
  /** 14 px. */
  icon?: ReactNode;
}

/** A status or kind, 24 px high; the text carries the meaning, not the colour alone. */
export function Tag({ tone = 'plain', icon, children, ...rest }: TagProps) {
  return (
    <Root {...rest} $tone={tone}>
      {icon}
      <Text>{children}</Text>
    </Root>
  );
}

const { color } = theme;
const looks: Record<TagTone, { background: string; ink: string }> = {
  plain: { background: color.surface.fill, ink: color.text.secondary },
  primary: { background: color.action.tint, ink: color.action.base },
  solid: { background: color.action.fill, ink: color.text.onAction },
  success: { background: color.success.tint, ink: color.success.ink },
  warning: { background: color.warning.tint, ink: color.warning.ink },
  danger: { background: color.danger.tint, ink: color.danger.ink },
  accent: { background: color.accent.tint, ink: color.accent.ink },
};

const Root = styled.span<{ $tone: TagTone }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  max-width: 100%;
  height: 1.5rem;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${({ $tone }) => looks[$tone].background};
  color: ${({ $tone }) => looks[$tone].ink};
  font: ${theme.type.caption};
  white-space: nowrap;
  /* White ink needs its ground on paper, too. */
  ${({ $tone }) => $tone === 'solid' && 'print-color-adjust: exact;'}
  > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
