import { SkeletonItem } from '../../primitives/skeleton/SkeletonItem.tsx';
import { ArticleCard } from './ArticleCard.ts';

const LINE_WIDTHS = ['100%', '96%', '100%', '58%'];

/** The skeleton of an article: title, facts and a paragraph. */
export function ArticleSkeleton() {
  return (
    <ArticleCard>
      <SkeletonItem gap={3} lines={[{ width: '72%', height: 36 }, { width: '36%' }]} />
      <SkeletonItem gap={3} lines={LINE_WIDTHS.map((width) => ({ width }))} />
    </ArticleCard>
  );
}
