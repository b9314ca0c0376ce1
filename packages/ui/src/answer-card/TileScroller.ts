import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The scroll container of the tiles; they fade at its edges, so that a cut row shows that more follow. */
export const TileScroller = styled.div`
  min-height: 0;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[8]};
  overflow-y: auto;
  scroll-padding: ${theme.space[10]} 0;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line.strong} transparent;
  mask-image: linear-gradient(
    to bottom,
    transparent,
    black ${theme.space[2]},
    black calc(100% - ${theme.space[8]}),
    transparent
  );
`;
