import { getNewsDetail, listNewsCategories } from '@cloud-school/api-client';
import { NewsDetailScreen } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../data/useLoadable.ts';
import { newsListAddress } from '../navigation/newsAddress.ts';

/** The news item an address names; without one there is the list. */
export function NewsDetailPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const listTo = newsListAddress(search.get('categorizeId'));
  const news = useLoadable(getNewsDetail, id ? { id } : null);
  const categories = useLoadable(listNewsCategories, {});
  if (!id) return <Navigate to={listTo} replace />;

  const ids = news.status === 'ready' ? (news.data?.categoryIds ?? []) : [];
  const category =
    categories.status === 'ready' ? categories.data.find((each) => ids.includes(each.id)) : undefined;
  return <NewsDetailScreen news={news} category={category?.name ?? null} listTo={listTo} />;
}
