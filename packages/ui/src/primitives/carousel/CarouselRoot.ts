import { styled } from 'styled-components';

/** The root element of a carousel, in a file of its own because the controls refer to its hover. */
export const CarouselRoot = styled.section`
  position: relative;
  border-radius: inherit;
`;
