import { listShortVideoTags, pageShortVideos } from '@cloud-school/api-client';
import type { ShortVideo, ShortVideoKind } from '@cloud-school/domain';
import { dataOf, homeItemCounts, mapLoadable, ShortVideosBlock } from '@cloud-school/ui';
import { useState } from 'react';
import { ReturnSearchContext } from '../../features/auth/useSignInFirst.ts';
import { useLikes } from '../../features/likes/useLikes.ts';
import { useExistingPage } from '../../platform/data/useExistingPage.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { toCommentedSearch } from './commentedSearch.ts';
import { useTagPages } from './useTagPages.ts';

const ShortVideoPreview = lazyDialog(() => import('./ShortVideoPreview.tsx'), 'ShortVideoPreview');

/** The short videos 大家说 and 瞬间 with likes, eight per page (HOME-08). */
export function HomeShortVideos() {
  const [kind, setKind] = useState<ShortVideoKind>('people-say');
  const { config } = usePortal();
  const tenantId = useTenantId();
  const { tagId, current, openTag, openPage } = useTagPages();
  const [opened, setOpened] = useState<ShortVideo | null>(null);
  const likes = useLikes('short-video');
  const list = { tenantId, kind, size: homeItemCounts.shortVideos };
  const all = useLoadable(pageShortVideos, { ...list, current: 1, tagId: null });
  const videos = useLoadable(pageShortVideos, { ...list, current, tagId });
  useExistingPage(videos, current, openPage);
  // As the list has it now: after a sign-in, with the likes of the student.
  const video = opened && (dataOf(videos)?.items.find(({ id }) => id === opened.id) ?? opened);

  return (
    <>
      <ShortVideosBlock
        videos={mapLoadable(videos, (page) => ({ ...page, items: page.items.map(likes.shown) }))}
        tags={useLoadable(listShortVideoTags, { tenantId, kind })}
        total={dataOf(all)?.total ?? null}
        kind={kind}
        onKind={(next) => {
          setKind(next);
          // Each kind has its own tags.
          openTag(null);
        }}
        tagId={tagId}
        onTag={openTag}
        current={current}
        onPage={openPage}
        onOpen={setOpened}
        onLike={(video) => void likes.toggle(video)}
        appUrl={config.appDownloadAddress}
      />
      {video && (
        <ReturnSearchContext
          value={toCommentedSearch({ kind: 'short-video', id: video.id, videoKind: kind, current, tagId })}
        >
          <ShortVideoPreview
            video={likes.shown(video)}
            onLike={() => void likes.toggle(likes.shown(video))}
            onClose={() => setOpened(null)}
          />
        </ReturnSearchContext>
      )}
    </>
  );
}
