import { styled } from 'styled-components';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { theme } from '../../theme/theme.ts';
import type { Video } from './Video.ts';

/** The picture of a video before it plays; without one, the first character of its title on a drawn background. */
export function VideoPoster({ title, posterUrl, ratio = '16/9' }: Omit<Video, 'src'>) {
  return <Cover src={posterUrl ?? undefined} alt="" ratio={ratio} placeholderText={title} isEager />;
}

const Cover = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
  background: ${theme.color.surface.stage};
`;
