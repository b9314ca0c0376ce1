import type { CountedTag, Page, ShortVideo, ShortVideoKind } from '@cloud-school/domain';
import { ShortVideoCard } from '../../../cards/short-video-card/ShortVideoCard.tsx';
import { ShortVideoCardSkeleton } from '../../../cards/short-video-card/ShortVideoCardSkeleton.tsx';
import { LazyQrCode } from '../../../layout/lazy-qr-code/LazyQrCode.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { toOptions } from '../../../primitives/options/toOptions.ts';
import { useLastPageCount } from '../../../primitives/pagination/useLastPageCount.ts';
import { SegmentedControl } from '../../../primitives/segmented-control/SegmentedControl.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { HomePager } from '../frame/HomePager.tsx';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeHeadings } from '../homeHeadings.ts';
import { homeItemCounts } from '../homeItemCounts.ts';
import { AppCode, ShortVideoColumns, ShortVideoGrid, ShortVideoSide } from './ShortVideoColumns.ts';
import { ShortVideoTags } from './ShortVideoTags.tsx';

const KINDS = toOptions<ShortVideoKind>({ 'people-say': '大家说', moment: '瞬间' });

export interface ShortVideosBlockProps {
  videos: Loadable<Page<ShortVideo>>;
  tags: Loadable<CountedTag[]>;
  /** The count of the kind; null while unknown. */
  total: number | null;
  kind: ShortVideoKind;
  onKind: (kind: ShortVideoKind) => void;
  /** Null for 全部. */
  tagId: string | null;
  onTag: (tagId: string | null) => void;
  /** Page number from 1. */
  current: number;
  onPage: (page: number) => void;
  onOpen: (video: ShortVideo) => void;
  onLike: (video: ShortVideo) => void;
  /** Address of the app download; without it no QR code is shown. */
  appUrl?: string | null;
}

/** The short videos of a kind (大家说 or 瞬间), eight at a time, filtered by tag (HOME-08). */
export function ShortVideosBlock({
  videos,
  tags,
  total,
  kind,
  onKind,
  tagId,
  onTag,
  current,
  onPage,
  onOpen,
  onLike,
  appUrl,
}: ShortVideosBlockProps) {
  const pages = useLastPageCount(videos);
  return (
    <ShortVideoColumns aria-labelledby="home-short-videos">
      <ShortVideoSide>
        <SectionHead {...homeHeadings.shortVideos} />
        <SegmentedControl label="短视频种类" isFullWidth value={kind} onChange={onKind} options={KINDS} />
        <ShortVideoTags tags={tags} total={total} tagId={tagId} onTag={onTag} />
        <HomePager label="短视频分页" current={current} pages={pages} onChange={onPage} />
        {appUrl && (
          <AppCode>
            <LazyQrCode text={appUrl} size={116} label="下载 APP 的二维码" />
            <strong>在 APP 里看更多</strong>
            <span>扫码下载，随时打开</span>
          </AppCode>
        )}
      </ShortVideoSide>
      <div>
        <Block
          of={videos}
          skeleton={<VideosSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title="暂无数据" hint="学校发布短视频后会出现在这里" />}
          errorTitle="短视频加载失败"
        >
          {({ items }) => (
            <ShortVideoGrid key={`${kind} ${tagId} ${current}`}>
              {withKeys(items.slice(0, homeItemCounts.shortVideos)).map(([video, key]) => (
                <li key={key}>
                  <ShortVideoCard video={video} onOpen={() => onOpen(video)} onLike={() => onLike(video)} />
                </li>
              ))}
            </ShortVideoGrid>
          )}
        </Block>
      </div>
    </ShortVideoColumns>
  );
}

function VideosSkeleton() {
  return (
    <ShortVideoGrid>
      <SkeletonRows count={homeItemCounts.shortVideos}>
        <li>
          <ShortVideoCardSkeleton />
        </li>
      </SkeletonRows>
    </ShortVideoGrid>
  );
}
