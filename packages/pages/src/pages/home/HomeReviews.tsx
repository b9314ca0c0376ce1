import { listCourseReviewTags, pageCourseReviews } from '@cloud-school/api-client';
import { type CourseReview, type IdentifiedReview, isIdentified } from '@cloud-school/domain';
import { dataOf, homeItemCounts, mapLoadable, ReviewsBlock, useSchoolSettings } from '@cloud-school/ui';
import { useState } from 'react';
import { ReturnSearchContext } from '../../features/auth/useSignInFirst.ts';
import { useLikes } from '../../features/likes/useLikes.ts';
import { useExistingPage } from '../../platform/data/useExistingPage.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { toCommentedSearch } from './commentedSearch.ts';
import { useTagPages } from './useTagPages.ts';

const ReviewFiles = lazyDialog(() => import('./ReviewFiles.tsx'), 'ReviewFiles');
const ReviewComments = lazyDialog(() => import('./ReviewComments.tsx'), 'ReviewComments');

/** Students' reviews with likes, two per page (HOME-07). */
export function HomeReviews() {
  const { tagId, current, openTag, openPage } = useTagPages();
  const [opened, setOpened] = useState<{ review: CourseReview; index: number } | null>(null);
  const [commented, setCommented] = useState<IdentifiedReview | null>(null);
  const { hasComments } = useSchoolSettings();
  const likes = useLikes('review');
  const all = useLoadable(pageCourseReviews, {
    current: 1,
    size: homeItemCounts.reviews,
    tagId: null,
  });
  const reviews = useLoadable(pageCourseReviews, { current, size: homeItemCounts.reviews, tagId });
  useExistingPage(reviews, current, openPage);

  return (
    <>
      <ReviewsBlock
        reviews={mapLoadable(reviews, (page) => ({
          ...page,
          items: page.items.map((item) => (isIdentified(item) ? likes.shown(item) : item)),
        }))}
        tags={useLoadable(listCourseReviewTags, {})}
        total={dataOf(all)?.total ?? null}
        tagId={tagId}
        onTag={openTag}
        current={current}
        onPage={openPage}
        onLike={(review) => void likes.toggle(review)}
        onOpenFile={(review, index) => setOpened({ review, index })}
        onOpenComments={hasComments ? setCommented : undefined}
      />
      {commented && (
        <ReturnSearchContext value={toCommentedSearch({ kind: 'review', id: commented.id, current, tagId })}>
          <ReviewComments review={commented} onClose={() => setCommented(null)} />
        </ReturnSearchContext>
      )}
      {opened && <ReviewFiles {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
