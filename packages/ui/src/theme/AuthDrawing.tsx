import type { CSSProperties } from 'react';

/** A sign-in drawing in a file of its own, which text and fields do not wait for; fills its box from the bottom up. */
export function AuthDrawing({ src }: { src: string }) {
  return <img src={src} alt="" style={FILL} />;
}

/** Not styled-components: the brand loads before the renderer of pages. */
const FILL: CSSProperties = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
};
