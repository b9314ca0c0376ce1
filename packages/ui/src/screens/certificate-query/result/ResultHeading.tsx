import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** The heading of an answer. It takes the focus, so that keyboard and screen reader users continue from there. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Root ref={heading} tabIndex={-1}>
      {children}
    </Root>
  );
}

const Root = styled.h2`
  font: ${theme.type.title};
  &:focus-visible {
    outline: none;
  }
`;
