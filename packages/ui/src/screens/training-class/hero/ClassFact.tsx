import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface ClassFactProps {
  label: string;
  icon: ReactNode;
  /** Takes a full row on a phone. */
  isWide?: boolean;
  children: string;
}

/** A fact of the class: its label over its value, with an icon at the left. */
export function ClassFact({ label, icon, isWide = false, children }: ClassFactProps) {
  return (
    <Root $isWide={isWide}>
      {icon}
      <p>
        <Label>{label}</Label>
        <Value>{children}</Value>
      </p>
    </Root>
  );
}

const Root = styled.li<{ $isWide: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-right: ${theme.space[6]};
  & + & {
    padding-left: ${theme.space[6]};
    border-left: 1px solid color-mix(in srgb, ${theme.color.text.onAction} 22%, transparent);
  }
  ${media.phone} {
    grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : 'auto')};
    padding: 0;
    & + & {
      padding: 0;
      border: 0;
    }
    > svg {
      display: none;
    }
  }
`;

const Label = styled.span`
  display: block;
  color: ${theme.color.action.onDeep};
  font: ${theme.type.caption};
`;

const Value = styled.span`
  display: block;
  font: ${theme.type.itemStrong};
  font-variant-numeric: tabular-nums;
`;
