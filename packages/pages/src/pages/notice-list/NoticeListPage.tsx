import { pageNotices } from '@cloud-school/api-client';
import { toSchoolDay } from '@cloud-school/domain';
import { NoticeListScreen } from '@cloud-school/ui';
import { useSearchParams } from 'react-router-dom';
import { useExistingPage } from '../../platform/data/useExistingPage.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { noticePath, paths } from '../../platform/navigation/paths.ts';
import { readPageNumber } from '../../platform/navigation/readPageNumber.ts';
import { useStartTime } from '../../platform/time/useStartTime.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

const SIZE = 6;

/** Notices, six per page; the page is in the address. */
export function NoticeListPage() {
  const [search, setSearch] = useSearchParams();
  const current = readPageNumber(search);
  const notices = useLoadable(pageNotices, { current, size: SIZE });
  const goTo = (page: number) => setSearch({ current: String(page) }, { replace: true });
  usePageFacts({ isHidden: useExistingPage(notices, current, goTo) });
  return (
    <NoticeListScreen
      notices={notices}
      current={current}
      onPage={(page) => setSearch({ current: String(page) })}
      getLink={noticePath}
      today={toSchoolDay(useStartTime())}
      homeTo={paths.home}
    />
  );
}
