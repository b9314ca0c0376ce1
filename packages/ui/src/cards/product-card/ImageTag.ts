import { styled } from 'styled-components';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** A short label on the picture of a product, such as 本月热报. */
export const ImageTag = styled.span`
  position: absolute;
  top: ${theme.space[3]};
  left: ${theme.space[3]};
  max-width: calc(100% - ${theme.space[6]});
  padding: ${theme.space[1]} 10px;
  ${truncate}
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface.card};
  font: ${theme.type.captionStrong};
  ${media.phone} {
    top: ${theme.space[2]};
    left: ${theme.space[2]};
    max-width: calc(100% - ${theme.space[4]});
    padding-inline: ${theme.space[2]};
  }
`;
