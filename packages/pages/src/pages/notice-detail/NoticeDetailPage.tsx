import { getNoticeDetail } from '@cloud-school/api-client';
import { NoticeDetailScreen } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

/** The notice an address names; without one there is the list. */
export function NoticeDetailPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const notice = useLoadable(getNoticeDetail, id ? { id } : null);
  usePageFacts(notice.status === 'ready' && notice.data && { heading: notice.data.title, isArticle: true });
  return id ? <NoticeDetailScreen notice={notice} /> : <Navigate to={paths.noticeList} replace />;
}
