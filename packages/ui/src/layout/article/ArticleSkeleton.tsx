import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonLines } from '../../primitives/skeleton/SkeletonLines.ts';
import { ArticleCard } from './ArticleCard.ts';

const LINE_WIDTHS = ['100%', '96%', '100%', '58%'];

/** The skeleton of an article: title, facts and a paragraph. */
export function ArticleSkeleton() {
  return (
    <ArticleCard>
      <SkeletonLines $gap={3}>
        <Skeleton height={36} width="72%" />
        <Skeleton width="36%" />
      </SkeletonLines>
      <SkeletonLines $gap={3}>
        {LINE_WIDTHS.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </SkeletonLines>
    </ArticleCard>
  );
}
