import { styled, type StyledComponent } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/**
 * A centred column of at most 1200 px, with side margins on narrower windows. Parts built on it set `padding-block`
 * and `padding-inline`: the shorthand `padding` would remove the side margins.
 */
export const PageContainer: StyledComponent<'div'> = styled.div`
  max-width: ${theme.size.content};
  margin-inline: auto;
  ${media.narrow} {
    padding-inline: ${theme.space[6]};
  }
  ${media.phone} {
    padding-inline: ${theme.space[4]};
  }
  ${media.print} {
    padding: 0;
  }
`;
