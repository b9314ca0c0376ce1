import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** An ordered list of what to do or what happens: each number in a disc. */
export const NumberedSteps = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  counter-reset: step;
  li {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[2]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
    font: ${theme.type.captionStrong};
    ${media.forcedColors} {
      border: 1px solid;
    }
  }
`;
