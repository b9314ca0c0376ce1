import type { News } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { theme } from '../../theme/theme.ts';

interface NewsFactsProps {
  news: News;
  category: string | undefined;
}

/** Category, source, day, and a mark of items with a video. */
export function NewsFacts({ news, category }: NewsFactsProps) {
  return (
    <Root>
      {category && <Tag>{category}</Tag>}
      {news.source && <Source>{news.source}</Source>}
      {news.publishedAt && <span>{news.publishedAt.slice(0, 10)}</span>}
      {news.hasVideo && <span>视频</span>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-top: auto;
  /* Reserves the height of the category, which a separate call loads. */
  min-height: 32px;
  padding-top: ${theme.space[2]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Source = styled.span`
  max-width: 16em;
  ${clamp(1)}
`;
