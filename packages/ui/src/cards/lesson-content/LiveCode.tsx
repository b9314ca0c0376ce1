import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The app's download on the stage of a live lesson. */
export function LiveCode({ children }: { children: ReactNode }) {
  return (
    <Card>
      {children}
      <p>手机扫码，下载或打开 APP</p>
    </Card>
  );
}

/* Beside the words, before the people. */
const Card = styled.div`
  position: absolute;
  top: 50%;
  left: 44%;
  translate: 0 -50%;
  z-index: 1;
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.tablet} {
    display: none;
  }
`;
