import { Check, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { ChoiceMode } from './chooseOption.ts';

/** Answering uses the first three variants, review the others and 'chosen'. */
export type BadgeVariant = 'plain' | 'chosen' | 'muted' | 'right' | 'wrong' | 'missed';

interface OptionBadgeProps {
  label: string;
  mode: ChoiceMode;
  variant: BadgeVariant;
}

/** The option's letter: square for multiple choice, round for single choice; true and false show an icon. */
export function OptionBadge({ label, mode, variant }: OptionBadgeProps) {
  const Icon = label === '正确' ? Check : label === '错误' ? X : null;
  return (
    <Badge $mode={mode} $variant={variant} aria-hidden={Icon ? true : undefined}>
      {Icon ? <Icon size={18} /> : label}
    </Badge>
  );
}

const filled = (background: string, ink = theme.color.text.onStatus) => css`
  background: ${background};
  color: ${ink};
`;

const variants = {
  plain: css`
    background: ${theme.color.surface.fill};
    color: ${theme.color.text.secondary};
  `,
  chosen: filled(theme.color.action.fill, theme.color.text.onAction),
  muted: filled(theme.color.text.tertiary),
  right: filled(theme.color.success.ink),
  wrong: filled(theme.color.danger.ink),
  missed: css`
    border: 2px solid ${theme.color.success.ink};
    color: ${theme.color.success.ink};
  `,
};

const Badge = styled.span<{ $mode: ChoiceMode; $variant: BadgeVariant }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${({ $mode }) => ($mode === 'many' ? theme.radius.control : theme.radius.pill)};
  font: ${theme.type.labelStrong};
  /* On paper, too, a chosen letter is white on its colour. */
  print-color-adjust: exact;
  ${({ $variant }) => variants[$variant]}
`;
