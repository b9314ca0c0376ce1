import { styled, type StyledComponent } from 'styled-components';
import { media } from '../../theme/media.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

/** The breadcrumb of a page whose header has a way back on phones: not shown there. */
export const WideBreadcrumb: StyledComponent<typeof Breadcrumb> = styled(Breadcrumb)`
  ${media.phone} {
    display: none;
  }
`;
