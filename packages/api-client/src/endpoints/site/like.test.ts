import { describe, expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { listCourseReviewTags, pageCourseReviews } from './courseReview.ts';
import { addLike, removeLike } from './like.ts';
import { listShortVideoTags, pageShortVideos } from './shortVideo.ts';

describe('requests of reviews, short videos and likes', () => {
  it('list reviews with the body of the specification (HOME-07)', async () => {
    const line = 'POST /universityAdvertise/anyBiz/commentScore/page';
    const sort = { sort: 'commentTop,createdTime', order: 'descending,descending' };
    const page = { current: 1, size: 2 };
    expect(await captureRequest(pageCourseReviews, { ...page, tagId: null })).toEqual({
      line,
      payload: { ...page, ...sort, model: { commentObjectType: 'ORDER' } },
    });
    expect(await captureRequest(pageCourseReviews, { ...page, tagId: '7' })).toEqual({
      line,
      payload: {
        ...page,
        ...sort,
        model: { commentObjectType: 'ORDER', tagIdList: ['7'] },
      },
    });
    expect(await captureRequest(listCourseReviewTags, {})).toEqual({
      line: 'POST /universityAdvertise/anyBiz/commentScoreTag/list',
      payload: {},
    });
  });

  it.each([
    ['people-say', 'PEOPLE_SAY'],
    ['moment', 'MICRO_CLASSROOM'],
  ] as const)('ask for the short videos of %s (HOME-08)', async (kind, bizType) => {
    const args = { tenantId: '10001', kind, current: 2, size: 8, tagId: '5' };
    expect(await captureRequest(pageShortVideos, args)).toEqual({
      line: 'POST /universityAdvertise/anyUser/microClassroom/page',
      payload: {
        current: 2,
        size: 8,
        model: { tenantId: '10001', bizType, tagId: '5' },
        sort: 'sort',
        order: 'ascending',
      },
    });
    expect(await captureRequest(listShortVideoTags, { tenantId: '10001', kind })).toMatchObject({
      payload: { tenantId: '10001', bizType },
    });
  });

  it.each([
    ['review', 'COMMENT_SCORE'],
    ['short-video', 'MICRO_CLASSROOM'],
    ['picture', 'UNIVERSITY_PIC'],
  ] as const)('like a %s and take it back', async (kind, bizType) => {
    const args = { kind, id: '7', personId: 'visitor-1' };
    expect(await captureRequest(addLike, args)).toEqual({
      line: 'POST /universityAdvertise/anyone/thumbsUserRecord/thumbs',
      payload: { bizId: '7', bizType, thumbs: 1, userId: 'visitor-1' },
    });
    expect(await captureRequest(removeLike, args)).toEqual({
      line: 'POST /universityAdvertise/anyone/thumbsUserRecord/deleted',
      payload: { bizId: '7', bizType, userId: 'visitor-1' },
    });
  });
});
