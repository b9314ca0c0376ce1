import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Fills the window: the bars are fixed, the part between them scrolls. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: hidden;
  background: ${theme.color.surface.ground};
  ${media.low} {
    height: auto;
    min-height: 100dvh;
    overflow: visible;
  }
`;

/** 1200 px wide with side margins. */
export const PlainMain = styled.main`
  flex: 1;
  width: 100%;
  max-width: calc(${theme.size.content} + 2 * ${theme.space[6]});
  min-height: 0;
  margin: 0 auto;
  padding: ${theme.space[6]};
  overflow-y: auto;
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

/** Question and sidebar side by side; below 1024 px one column that scrolls. */
export const Columns = styled.main`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) 312px;
  /* Both columns end on one line: that of the longer one, or of the window. */
  grid-template-rows: fit-content(100%);
  gap: ${theme.space[6]};
  width: 100%;
  max-width: calc(${theme.size.content} + 2 * ${theme.space[6]});
  min-height: 0;
  margin: 0 auto;
  padding: ${theme.space[6]};
  ${media.short} {
    padding-block: ${theme.space[4]};
  }
  ${media.tablet} {
    display: block;
    max-width: none;
    padding: 0;
    background: ${theme.color.surface.card};
    overflow-y: auto;
  }
  ${media.low} {
    overflow: visible;
  }
`;
