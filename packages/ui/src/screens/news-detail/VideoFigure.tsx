import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { theme } from '../../theme/theme.ts';

interface VideoFigureProps {
  title: string;
  coverUrl: string | null;
}

/** Stands for a video that only the app plays. */
export function VideoFigure({ title, coverUrl }: VideoFigureProps) {
  return (
    <figure>
      <Frame src={coverUrl ?? undefined} alt="" ratio="16/9" placeholderText={title} isEager />
      <Words>
        <Play size={16} aria-hidden />
        视频请在 APP 中观看
      </Words>
    </figure>
  );
}

const Frame = styled(Picture)`
  border-radius: ${theme.radius.card};
`;

const Words = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
`;
