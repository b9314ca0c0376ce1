import { getNoticeDetail } from '@cloud-school/api-client';
import { dataOf, NoticeDetailScreen } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

/** The notice of the address; redirects to the list without an id. */
export function NoticeDetailPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const notice = useLoadable(getNoticeDetail, id ? { id } : null);
  const data = dataOf(notice);
  usePageFacts(data ? { heading: data.title, isArticle: true } : { isHidden: !id || notice.status === 'ready' });
  if (!id) return <Navigate to={paths.noticeList} replace />;
  return <NoticeDetailScreen notice={notice} homeTo={paths.home} listTo={paths.noticeList} />;
}
