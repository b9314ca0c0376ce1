import { css, styled } from 'styled-components';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Room above and below a page by what it begins with. */
const paddings = {
  /** A breadcrumb, which phones leave out, above cards. */
  cards: css`
    padding-block: ${theme.space[2]} ${theme.space[18]};
    ${media.phone} {
      padding-block: ${theme.space[3]} ${theme.space[12]};
    }
  `,
  /** A heading on the ground of the page. */
  heading: css`
    padding-block: ${theme.space[2]} ${theme.space[18]};
    ${media.phone} {
      padding-block: 0 ${theme.space[12]};
    }
  `,
  /** A heading above a list with pages. */
  list: css`
    padding-block: ${theme.space[2]} ${theme.space[14]};
    ${media.phone} {
      padding-block: 0 ${theme.space[10]};
    }
  `,
};

/** The column of a page between header and footer. */
export const PageRoot = styled(PageContainer)<{ $begin: keyof typeof paddings }>`
  ${({ $begin }) => paddings[$begin]}
`;
