import { getNewsDetail, listNewsCategories } from '@cloud-school/api-client';
import { NewsDetailScreen } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../data/useLoadable.ts';
import { newsListAddress } from '../navigation/newsAddress.ts';
import { RelatedProducts } from '../products/RelatedProducts.tsx';
import { usePageFacts } from '../title/usePageFacts.ts';
import { LatestNews } from './LatestNews.tsx';

/** The news item an address names; without one there is the list. */
export function NewsDetailPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const listTo = newsListAddress(search.get('categorizeId'));
  const news = useLoadable(getNewsDetail, id ? { id } : null);
  const categories = useLoadable(listNewsCategories, {});
  const item = news.status === 'ready' ? news.data : null;
  usePageFacts(
    item && { heading: item.title, description: item.introduction, imageUrl: item.coverUrl, isArticle: true },
  );
  if (!id) return <Navigate to={listTo} replace />;

  const ids = item?.categoryIds ?? [];
  const category =
    categories.status === 'ready' ? categories.data.find((each) => ids.includes(each.id)) : undefined;
  // The category stands above the title: both arrive together, so that nothing moves.
  const isLoading = categories.status === 'loading';
  return (
    <NewsDetailScreen
      news={isLoading ? { status: 'loading' } : news}
      category={category?.name ?? null}
      listTo={listTo}
      aside={
        item &&
        !isLoading && (
          <>
            <RelatedProducts productIds={item.productIds} variant="side" />
            <LatestNews besides={item.id} />
          </>
        )
      }
    />
  );
}
