import { pageNotices } from '@cloud-school/api-client';
import { homeItemCounts, mapLoadable, NoticesBlock } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { noticePath, paths } from '../../platform/navigation/paths.ts';

interface HomeNoticesProps {
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The latest notices (HOME-09). */
export function HomeNotices({ today }: HomeNoticesProps) {
  return (
    <NoticesBlock
      notices={mapLoadable(
        useLoadable(pageNotices, { current: 1, size: homeItemCounts.notices }),
        ({ items }) => items,
      )}
      today={today}
      getLink={noticePath}
      moreTo={paths.noticeList}
    />
  );
}
