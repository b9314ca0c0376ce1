import { pageNews } from '@cloud-school/api-client';
import { LatestNewsBlock, mapLoadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { newsPath } from '../../platform/navigation/paths.ts';

const SHOWN = 4;

/** The latest news except the one that is open. */
export function LatestNews({ exceptId }: { exceptId: string }) {
  const news = useLoadable(pageNews, { current: 1, size: SHOWN + 1 });
  return (
    <LatestNewsBlock
      news={mapLoadable(news, ({ items }) => items.filter(({ id }) => id !== exceptId).slice(0, SHOWN))}
      expected={SHOWN}
      getLink={(item) => newsPath(item)}
    />
  );
}
