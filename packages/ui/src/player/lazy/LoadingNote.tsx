import { styled } from 'styled-components';
import { Spinner } from '../../primitives/spinner/Spinner.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';

/** Covers a stage while the code of its player loads. */
export function LoadingNote() {
  return (
    <Middle>
      <Spinner size={40} />
      <VisuallyHidden>正在加载播放器</VisuallyHidden>
    </Middle>
  );
}

const Middle = styled.output`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
