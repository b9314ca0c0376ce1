import { pageNews } from '@cloud-school/api-client';
import { homeItemCounts, mapLoadable, NewsBlock } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { newsPath, newsListPath } from '../../platform/navigation/paths.ts';

/** The latest news (HOME-09). */
export function HomeNews() {
  return (
    <NewsBlock
      news={mapLoadable(
        useLoadable(pageNews, { current: 1, size: homeItemCounts.news }),
        ({ items }) => items,
      )}
      getLink={(news) => newsPath(news)}
      moreTo={newsListPath()}
    />
  );
}
