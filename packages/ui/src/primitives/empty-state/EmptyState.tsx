import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrandArt } from '../../theme/BrandThemeProvider.tsx';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export interface EmptyStateProps extends NativeProps<'div', 'title'> {
  title: string;
  hint?: string;
  /** One button or link. */
  action?: ReactNode;
  /** By default the brand's small scene. */
  art?: ReactNode;
  /** Bare inside a card. */
  variant?: 'card' | 'bare';
}

/** A block without data: a drawing, one line of text and an optional action. */
export function EmptyState({ title, hint, action, art, variant = 'card', ...rest }: EmptyStateProps) {
  const { EmptyScene } = useBrandArt();
  return (
    <Root {...rest} $variant={variant}>
      <Art aria-hidden>{art ?? <EmptyScene />}</Art>
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
  border-radius: ${theme.radius.card};
  text-align: center;
  background: ${({ $variant }) => ($variant === 'card' ? theme.color.surface.card : 'transparent')};
  box-shadow: ${({ $variant }) => ($variant === 'card' ? theme.shadow.rest : 'none')};
`;

const Art = styled.div`
  margin-bottom: ${theme.space[3]};
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
