import { styled } from 'styled-components';

/** A sign-in drawing in a file of its own, which text and fields do not wait for; fills its box from the bottom up. */
export function AuthDrawing({ src }: { src: string }) {
  return <Fill src={src} alt="" />;
}

const Fill = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: bottom;
`;
