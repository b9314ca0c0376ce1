import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

/** The breadcrumb of a page whose header has a way back on phones: not shown there. */
export const WideBreadcrumb = styled(Breadcrumb)`
  ${media.phone} {
    display: none;
  }
`;
