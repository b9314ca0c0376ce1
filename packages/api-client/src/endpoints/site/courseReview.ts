import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { readList } from '../../entities/read.ts';
import { parseCountedTag } from '../../entities/site/parseCountedTag.ts';
import { parseCourseReview } from '../../entities/site/parseCourseReview.ts';

/** Students' reviews of trainings: pinned ones first, then newest first (HOME-07). */
export const pageCourseReviews = defineEndpoint({
  id: 'courseReview.page',
  method: 'POST',
  path: '/universityAdvertise/anyBiz/commentScore/page',
  isPersonal: true,
  toPayload: (args: {
    current: number;
    size: number;
    /** Null for all tags. */
    tagId: string | null;
  }) => ({
    current: args.current,
    size: args.size,
    model: {
      commentObjectType: 'ORDER',
      tagIdList: args.tagId === null ? null : [args.tagId],
    },
    sort: 'commentTop,createdTime',
    order: 'descending,descending',
  }),
  parse: (data) => parsePage(data, parseCourseReview),
});

/** Tags of the reviews (HOME-07). */
export const listCourseReviewTags = defineEndpoint({
  id: 'courseReview.tags',
  method: 'POST',
  path: '/universityAdvertise/anyBiz/commentScoreTag/list',
  toPayload: () => ({}),
  parse: (data) => readList(data, 'Review tags', parseCountedTag),
});
