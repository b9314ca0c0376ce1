import { styled } from 'styled-components';

/** The box of a carousel; its controls show while the pointer is over it. */
export const CarouselRoot = styled.section`
  position: relative;
  border-radius: inherit;
`;
