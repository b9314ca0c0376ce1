import { pageNotices } from '@cloud-school/api-client';
import { LatestNewsBlock, mapLoadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { noticePath } from '../../platform/navigation/paths.ts';

const SHOWN = 5;

/** The latest notices except the one that is open, next to it or below it. */
export function NoticeAside({ exceptId }: { exceptId: string }) {
  const notices = useLoadable(pageNotices, { current: 1, size: SHOWN + 1 });
  return (
    <LatestNewsBlock
      title="最新公告"
      news={mapLoadable(notices, ({ items }) =>
        items
          .filter(({ id }) => id !== exceptId)
          .slice(0, SHOWN)
          .map(({ id, title, createdAt }) => ({ id, title, publishedAt: createdAt })),
      )}
      expected={SHOWN}
      getLink={noticePath}
    />
  );
}
