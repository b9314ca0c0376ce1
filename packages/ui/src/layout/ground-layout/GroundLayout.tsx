import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface GroundLayoutProps {
  /** The brand's background; fills the window behind the content. */
  backdrop?: ReactNode;
  head: ReactNode;
  /** A card, in the centre of the window. */
  children: ReactNode;
  /** Lines of copyright and registration numbers. */
  licence?: string[];
}

/** The frame of pages with one task and no navigation: a card on the brand's background. */
export function GroundLayout({ backdrop, head, children, licence = [] }: GroundLayoutProps) {
  return (
    <Root>
      <Backdrop>{backdrop}</Backdrop>
      <Head>{head}</Head>
      <Main>{children}</Main>
      {licence.length > 0 && (
        <Licence>
          {licence.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Licence>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${theme.color.backdrop.ground};
  color: ${theme.color.backdrop.text};
`;

const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: 28px ${theme.space[14]} 0;
  ${media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} 0;
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Main = styled.main`
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${theme.space[6]} ${theme.space[6]} ${theme.space[18]};
  ${media.phone} {
    place-items: start stretch;
    padding: ${theme.space[6]} ${theme.space[4]};
  }
`;

const Licence = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[6]};
  color: ${theme.color.backdrop.textSecondary};
  font: ${theme.type.caption};
`;
