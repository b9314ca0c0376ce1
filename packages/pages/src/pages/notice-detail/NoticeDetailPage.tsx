import { getNoticeDetail } from '@cloud-school/api-client';
import { dataOf, NoticeDetailScreen } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { LazyBlock } from '../../platform/history/LazyBlock.tsx';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { noticePath, paths } from '../../platform/navigation/paths.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

const NoticeAside = lazyComponent(() => import('./NoticeAside.tsx'), 'NoticeAside');

/** The notice of the address; redirects to the list without an id. */
export function NoticeDetailPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const notice = useLoadable(getNoticeDetail, id ? { id } : null);
  const data = dataOf(notice);
  usePageFacts(
    data ? { heading: data.title, isArticle: true } : { isHidden: !id || notice.status === 'ready' },
  );
  if (!id) return <Navigate to={paths.noticeList} replace />;
  return (
    <NoticeDetailScreen
      notice={notice}
      homeTo={paths.home}
      listTo={paths.noticeList}
      share={
        data && (
          <ShareButton
            shared={{
              kind: 'notice',
              title: data.title,
              text: data.writerName,
              imageUrl: null,
              eyebrow: ['通知公告', data.createdAt?.slice(0, 10)].filter(Boolean).join(' · '),
              call: '扫码读全文',
              behind: '手机上接着读',
              path: noticePath(data),
            }}
          />
        )
      }
      aside={
        data && (
          <LazyBlock errorTitle="最新公告加载失败" minHeight={280}>
            <NoticeAside exceptId={data.id} />
          </LazyBlock>
        )
      }
    />
  );
}
