import type { News } from '@cloud-school/domain';
import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { theme } from '../../theme/theme.ts';

/** The picture of a news item, with a play icon if it is a video; the initial of its source says more than a title's, such as 从. */
export function NewsCover({ news }: { news: News }) {
  return (
    <Frame>
      <Picture
        src={news.coverUrl ?? undefined}
        alt=""
        ratio="16/10"
        placeholderText={news.source ?? news.title}
      />
      {news.hasVideo && (
        <PlayIcon>
          <Play size={14} fill="currentColor" aria-hidden />
        </PlayIcon>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  flex: none;
  overflow: hidden;
  border-radius: ${theme.radius.segment};
`;

const PlayIcon = styled.span`
  position: absolute;
  inset: auto auto ${theme.space[2]} ${theme.space[2]};
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
`;
