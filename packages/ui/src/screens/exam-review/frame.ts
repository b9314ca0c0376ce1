import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The page scrolls as a whole; the bar is sticky. */
export const Page = styled.div`
  min-height: 100dvh;
  background: ${theme.color.surface.ground};
  > header {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.sticky};
  }
  /* Enlarged names need more height than a bar that stays may take. */
  ${media.largeText} {
    > header {
      position: static;
    }
  }
  ${media.print} {
    background: none;
    > header {
      position: static;
    }
  }
`;

/** 1200 px wide with side margins. */
export const Main = styled.main`
  max-width: calc(${theme.size.content} + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[6]};
  ${media.tablet} {
    padding-bottom: ${theme.space[18]};
  }
  ${media.phone} {
    padding: 0 0 ${theme.space[18]};
  }
  ${media.print} {
    padding: 0;
  }
`;

/** Question beside score and card; one column below 1024 px. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 312px;
  gap: ${theme.space[6]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: 0;
  }
  ${media.print} {
    display: none;
  }
`;
