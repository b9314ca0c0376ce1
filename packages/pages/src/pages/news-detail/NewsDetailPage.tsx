import { getNewsDetail, listNewsCategories } from '@cloud-school/api-client';
import type { NewsCategory, NewsDetail } from '@cloud-school/domain';
import { BlockBoundary, dataOf, type Loadable, NewsDetailScreen } from '@cloud-school/ui';
import { NewsVideo } from '@cloud-school/ui/player';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { type PreloadScope, preloadLoadable } from '../../platform/early/preloadLoadable.ts';
import { LazyBlock } from '../../platform/history/LazyBlock.tsx';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { newsListPath, newsPath, paths } from '../../platform/navigation/paths.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

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
    item
      ? { heading: item.title, description: item.introduction, imageUrl: item.coverUrl, isArticle: true }
      : { isHidden: !id || news.status === 'ready' },
  );
  if (!id) return <Navigate to={listTo} replace />;

  return (
    <NewsDetailScreen
      news={news}
      category={item && categoryName(item, categories)}
      homeTo={paths.home}
      listTo={listTo}
      video={renderVideo}
      share={
        item && (
          <ShareButton
            shared={{
              kind: 'news',
              title: item.title,
              text: item.introduction,
              imageUrl: item.coverUrl,
              eyebrow:
                [categoryName(item, categories), item.publishedAt?.slice(0, 10)]
                  .filter(Boolean)
                  .join(' · ') || null,
              call: '扫码读全文',
              behind: '手机上接着读',
              path: newsPath(item),
            }}
          />
        )
      }
      aside={
        item && (
          <LazyBlock errorTitle="相关内容加载失败" minHeight={320}>
            <NewsAside item={item} />
          </LazyBlock>
        )
      }
    />
  );
}

/** The article never waits for the name: its place stays empty until the categories come, or when they do not. */
function categoryName({ categoryIds }: NewsDetail, categories: Loadable<NewsCategory[]>): string | null {
  if (categoryIds.length === 0) return null;
  if (categories.status !== 'ready') return '';
  return categories.data.find(({ id }) => categoryIds.includes(id))?.name ?? null;
}

/** Starts the calls of the news item at an address. */
export async function preloadNewsDetail(scope: PreloadScope, search: URLSearchParams): Promise<void> {
  const id = search.get('id');
  if (!id) return;
  await Promise.all([
    preloadLoadable(scope, getNewsDetail, { id }),
    preloadLoadable(scope, listNewsCategories, {}),
  ]);
}
