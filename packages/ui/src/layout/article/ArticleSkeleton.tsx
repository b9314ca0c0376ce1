import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { ArticleCard } from './ArticleCard.ts';

const LINE_WIDTHS = ['100%', '96%', '100%', '58%'];

/** The skeleton of an article: title, facts and a paragraph. */
export function ArticleSkeleton() {
  return (
    <ArticleCard>
      <Lines>
        <Skeleton height={36} width="72%" />
        <Skeleton width="36%" />
      </Lines>
      <Lines>
        {LINE_WIDTHS.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </Lines>
    </ArticleCard>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
