import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** What scrolls fades at its edges, at the end over its padding there, so that a cut row shows that more follow. */
export const fadedEdges = (end: keyof typeof theme.space) => css`
  padding-bottom: ${theme.space[end]};
  mask-image: linear-gradient(
    to bottom,
    transparent,
    black ${theme.space[2]},
    black calc(100% - ${theme.space[end]}),
    transparent
  );
`;
