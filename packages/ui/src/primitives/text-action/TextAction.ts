import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** A small text button 28 px high, with a touch target of 40, 44 on a phone. */
export const TextAction = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  height: 28px;
  border-radius: ${theme.radius.tag};
  font: ${theme.type.caption};
  &::after {
    content: '';
    position: absolute;
    inset: -6px calc(-1 * ${theme.space[2]});
  }
  ${media.phone} {
    &::after {
      inset: calc(-1 * ${theme.space[2]});
    }
  }
`;
