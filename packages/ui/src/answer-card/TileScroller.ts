import { styled } from 'styled-components';
import { fadedEdges } from '../primitives/scroll-box/fadedEdges.ts';
import { theme } from '../theme/theme.ts';

/** The scroll container of the tiles. */
export const TileScroller = styled.div`
  min-height: 0;
  padding: ${theme.space[2]} ${theme.space[6]} 0;
  overflow-y: auto;
  scroll-padding: ${theme.space[10]} 0;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line.strong} transparent;
  ${fadedEdges(8)}
`;
