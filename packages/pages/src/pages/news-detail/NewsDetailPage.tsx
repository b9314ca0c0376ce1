import { getNewsDetail, listNewsCategories } from '@cloud-school/api-client';
import type { NewsDetail } from '@cloud-school/domain';
import { BlockBoundary, dataOf, LOADING, NewsDetailScreen, NewsVideo } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { LazyBlock } from '../../platform/navigation/LazyBlock.tsx';
import { newsListPath, paths } from '../../platform/navigation/paths.ts';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

export { preloadNewsDetail } from './preloadNewsDetail.ts';

const NewsAside = lazyComponent(() => import('./NewsAside.tsx'), 'NewsAside');

const renderVideo = (news: NewsDetail) => (
  <BlockBoundary title="视频加载失败" variant="bare">
    <NewsVideo {...news} />
  </BlockBoundary>
);

/** The news item of the address; redirects to the list without an id. */
export function NewsDetailPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const listTo = newsListPath(search.get('categorizeId'));
  const news = useLoadable(getNewsDetail, id ? { id } : null);
  const categories = useLoadable(listNewsCategories, {});
  const item = dataOf(news);
  usePageFacts(
    item && { heading: item.title, description: item.introduction, imageUrl: item.coverUrl, isArticle: true },
  );
  if (!id) return <Navigate to={listTo} replace />;

  const ids = item?.categoryIds ?? [];
  const category = dataOf(categories)?.find((each) => ids.includes(each.id));
  // The category is above the title: both appear together, so that nothing moves.
  const isLoading = categories.status === 'loading';
  return (
    <NewsDetailScreen
      news={isLoading ? LOADING : news}
      category={category?.name ?? null}
      homeTo={paths.home}
      listTo={listTo}
      video={renderVideo}
      aside={
        item &&
        !isLoading && (
          <LazyBlock errorTitle="相关内容加载失败" minHeight={320}>
            <NewsAside item={item} />
          </LazyBlock>
        )
      }
    />
  );
}
