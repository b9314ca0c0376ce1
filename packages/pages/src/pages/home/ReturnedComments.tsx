import { pageCourseReviews, pageShortVideos } from '@cloud-school/api-client';
import { isIdentified } from '@cloud-school/domain';
import { homeItemCounts, type Loadable } from '@cloud-school/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLikes } from '../../features/likes/useLikes.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import type { Commented } from './commentedSearch.ts';
import { ReviewComments } from './ReviewComments.tsx';
import { ShortVideoPreview } from './ShortVideoPreview.tsx';

interface ReturnedProps<Kind extends Commented['kind'] = Commented['kind']> {
  commented: Extract<Commented, { kind: Kind }>;
  onClose: () => void;
}

/** The dialog that a visitor left for the sign-in, with the item as its list has it now. */
export function ReturnedComments({ commented, onClose }: ReturnedProps) {
  switch (commented.kind) {
    case 'review':
      return <ReturnedReview commented={commented} onClose={onClose} />;
    case 'short-video':
      return <ReturnedVideo commented={commented} onClose={onClose} />;
    default:
      return commented satisfies never;
  }
}

function ReturnedReview({ commented, onClose }: ReturnedProps<'review'>) {
  const { id, current, tagId } = commented;
  const reviews = useLoadable(pageCourseReviews, { current, size: homeItemCounts.reviews, tagId });
  const review = useItem(reviews, id, onClose);
  return review && isIdentified(review) ? <ReviewComments review={review} onClose={onClose} /> : null;
}

function ReturnedVideo({ commented, onClose }: ReturnedProps<'short-video'>) {
  const { id, videoKind, current, tagId } = commented;
  const tenantId = useTenantId();
  const size = homeItemCounts.shortVideos;
  const videos = useLoadable(pageShortVideos, { tenantId, kind: videoKind, size, current, tagId });
  const video = useItem(videos, id, onClose);
  const likes = useLikes('short-video');
  if (!video) return null;
  const shown = likes.shown(video);
  return <ShortVideoPreview video={shown} onLike={() => void likes.toggle(shown)} onClose={onClose} />;
}

/** The item of a list; where it is gone, or the list does not come, nothing opens. */
function useItem<Item extends { id: string | null }>(
  list: Loadable<{ items: Item[] }>,
  id: string,
  onGone: () => void,
): Item | undefined {
  const item = list.status === 'ready' ? list.data.items.find((each) => each.id === id) : undefined;
  const isGone = item === undefined && list.status !== 'loading';
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return item;
}
