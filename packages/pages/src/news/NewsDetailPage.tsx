import { getNewsDetail, listNewsCategories } from '@cloud-school/api-client';
import { NewsDetailScreen } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../data/useLoadable.ts';
import { newsListAddress } from '../navigation/newsAddress.ts';
import { usePageFacts } from '../title/usePageFacts.ts';

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
  return (
    <NewsDetailScreen
      // The category stands above the title: both arrive together, so that nothing moves.
      news={categories.status === 'loading' ? { status: 'loading' } : news}
      category={category?.name ?? null}
      listTo={listTo}
    />
  );
}
