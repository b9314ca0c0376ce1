import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface MessageLayoutProps {
  /** A drawing. */
  scene: ReactNode;
  title: string;
  hint: ReactNode;
  /** One button or link. */
  action: ReactNode;
  /** Fills the window and is its main part: nothing of the site is around it. */
  isAlone?: boolean;
}

/** A page that says one thing: a drawing, a sentence and the way on. */
export function MessageLayout({ scene, title, hint, action, isAlone = false }: MessageLayoutProps) {
  return (
    <Root as={isAlone ? 'main' : 'div'} $isAlone={isAlone}>
      {scene}
      <Title>{title}</Title>
      <Hint role={isAlone ? 'alert' : undefined}>{hint}</Hint>
      {action}
    </Root>
  );
}

const Root = styled.div<{ $isAlone: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: ${({ $isAlone }) => ($isAlone ? '100dvh' : '560px')};
  padding: ${theme.space[14]} ${theme.space[4]};
  text-align: center;
`;

const Title = styled.h1`
  margin-top: ${theme.space[6]};
  font: ${theme.type.section};
`;

const Hint = styled.p`
  margin: ${theme.space[2]} 0 ${theme.space[6]};
  color: ${theme.color.text.secondary};
`;
