import { styled } from 'styled-components';

/** A drawing in a file of its own, so that words and fields do not wait for it; it fills its box from the foot up. */
export function LoginDrawing({ src }: { src: string }) {
  return <Fill src={src} alt="" />;
}

const Fill = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: bottom;
`;
