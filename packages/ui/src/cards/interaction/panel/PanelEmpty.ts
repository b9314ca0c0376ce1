import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { theme } from '../../../theme/theme.ts';

/** An empty list of a panel, at most as high as it: on a low phone the drawing gives way and the words stay. */
export const PanelEmpty = styled(EmptyState)`
  height: 100%;
  max-height: 18rem;
  padding-block: ${theme.space[2]};
`;
