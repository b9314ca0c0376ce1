import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { ArticleCard } from './ArticleCard.ts';

const WORDS = ['100%', '96%', '100%', '58%'];

/** The shape of an article: its title, who and when, and a paragraph. */
export function ArticleSkeleton() {
  return (
    <ArticleCard>
      <Lines>
        <Skeleton height={36} width="72%" />
        <Skeleton width="36%" />
      </Lines>
      <Lines>
        {WORDS.map((width, index) => (
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
