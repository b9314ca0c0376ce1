import { pageNews } from '@cloud-school/api-client';
import type { NewsDetail } from '@cloud-school/domain';
import { LatestNewsBlock, mapLoadable } from '@cloud-school/ui';
import { RelatedProducts } from '../../features/products/RelatedProducts.tsx';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { newsPath } from '../../platform/navigation/paths.ts';

/** Related products and the latest news, next to a news item or below it. */
export function NewsAside({ item }: { item: NewsDetail }) {
  return (
    <>
      <RelatedProducts productIds={item.productIds} variant="side" />
      <LatestNews exceptId={item.id} />
    </>
  );
}

const SHOWN = 4;

/** The latest news except the one that is open. */
function LatestNews({ exceptId }: { exceptId: string }) {
  const news = useLoadable(pageNews, { current: 1, size: SHOWN + 1 });
  return (
    <LatestNewsBlock
      news={mapLoadable(news, ({ items }) => items.filter(({ id }) => id !== exceptId).slice(0, SHOWN))}
      expected={SHOWN}
      getLink={(item) => newsPath(item)}
    />
  );
}
