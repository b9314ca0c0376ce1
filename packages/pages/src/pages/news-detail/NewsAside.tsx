import type { NewsDetail } from '@cloud-school/api-client';
import { RelatedProducts } from '../../features/products/RelatedProducts.tsx';
import { LatestNews } from './LatestNews.tsx';

/** What goes with a news item, beside it or under it. */
export function NewsAside({ item }: { item: NewsDetail }) {
  return (
    <>
      <RelatedProducts productIds={item.productIds} variant="side" />
      <LatestNews besides={item.id} />
    </>
  );
}
