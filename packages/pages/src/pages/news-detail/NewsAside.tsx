import type { NewsDetail } from '@cloud-school/domain';
import { RelatedProducts } from '../../features/products/RelatedProducts.tsx';
import { LatestNews } from './LatestNews.tsx';

/** Related products and the latest news, next to a news item or below it. */
export function NewsAside({ item }: { item: NewsDetail }) {
  return (
    <>
      <RelatedProducts productIds={item.productIds} variant="side" />
      <LatestNews exceptId={item.id} />
    </>
  );
}
