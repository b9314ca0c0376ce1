import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Words } from '../../primitives/words/Words.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface HintProps {
  icon: ReactNode;
  children: ReactNode;
}

/** A line below the fields about keys and saving; hidden on phones, which have no keyboard. */
export function Hint({ icon, children }: HintProps) {
  return (
    <Line>
      {icon}
      <Words>{children}</Words>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};
  color: ${theme.color.text.tertiary};
  ${media.phone} {
    display: none;
  }
`;
