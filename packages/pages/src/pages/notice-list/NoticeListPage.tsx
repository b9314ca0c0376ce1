import { pageNotices } from '@cloud-school/api-client';
import { NoticeListScreen } from '@cloud-school/ui';
import { useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { pageNumber } from '../../platform/navigation/pageNumber.ts';
import { noticePath } from '../../platform/navigation/paths.ts';

const SIZE = 6;

/** Notices six by six; the address keeps the page. */
export function NoticeListPage() {
  const [search, setSearch] = useSearchParams();
  const current = pageNumber(search);
  return (
    <NoticeListScreen
      notices={useLoadable(pageNotices, { current, size: SIZE })}
      current={current}
      onPage={(page) => setSearch({ current: String(page) })}
      getLink={noticePath}
    />
  );
}
