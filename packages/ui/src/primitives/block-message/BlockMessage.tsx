import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { cardSurface } from '../card-surface/cardSurface.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export interface BlockMessageProps extends NativeProps<'div', 'title'> {
  title: string;
  hint?: string;
  /** Bare inside a card. */
  variant?: 'card' | 'bare';
  art: ReactNode;
  action?: ReactNode;
}

/** What stands in the place of a block: a drawing, one line of text, a hint and one button or link. */
export function BlockMessage({ title, hint, variant = 'card', art, action, ...rest }: BlockMessageProps) {
  return (
    <Root {...rest} $variant={variant}>
      <Art aria-hidden>{art}</Art>
      <Title>{title}</Title>
      {hint && <Hint>{hint}</Hint>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div<{ $variant: 'card' | 'bare' }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: ${theme.space[10]} ${theme.space[6]};
  text-align: center;
  ${({ $variant }) => $variant === 'card' && cardSurface}
`;

/** Shrinks first where a block is low, such as a banner on a phone. */
const Art = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  margin-bottom: ${theme.space[3]};
  > svg {
    min-height: 0;
  }
`;

const Title = styled.p`
  font: ${theme.type.cardTitle};
`;

const Hint = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
`;

const Action = styled.div`
  margin-top: ${theme.space[4]};
`;
