import { listCourseReviewTags, pageCourseReviews } from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { getPersonId } from '../auth/requirePersonId.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { readRecord } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import type { ReviewSeed } from '../seed/CommunitySeed.ts';
import { getLikes } from '../store/getLikes.ts';
import { countTags } from './countTags.ts';

export const COURSE_REVIEW_ROUTES: Route[] = [
  route(pageCourseReviews, { example: { current: 1, size: 99, tagId: null } }, (call) => {
    const model = readRecord(call.payload, 'model');
    const tagIds = Array.isArray(model.tagIdList) ? model.tagIdList.map(String) : [];
    const names = countReviewTags(call)
      .filter(({ id }) => tagIds.includes(id))
      .map(({ name }) => name);
    const reviews = requireSchool(call)
      .reviews.filter(({ tags }) => tagIds.length === 0 || tags.some((tag) => names.includes(tag)))
      .toSorted((one, other) => Number(other.isTop) - Number(one.isTop) || other.createdAt - one.createdAt);
    const person = getPersonId(call);
    return toPage(
      reviews.map((review) => toReviewRecord(call, review, person)),
      call.payload,
    );
  }),
  route(listCourseReviewTags, { example: {} }, countReviewTags),
];

function countReviewTags(call: Call) {
  return countTags(
    'review-tag',
    requireSchool(call).reviews.flatMap(({ tags }) => tags),
  );
}

/** Posters of the videos. */
const POSTERS: Partial<Record<string, string>> = {
  '/media/videos/bedside-care.mp4': '/media/scenes/lesson-bedside-care.svg',
  '/media/videos/baby-bath.mp4': '/media/covers/baby-bath.svg',
  '/media/videos/finance-desk.mp4': '/media/posters/cobranded-1.svg',
};

const toFileRecord = (url: string) =>
  url.endsWith('.mp4')
    ? { url, type: { code: 'VIDEO' }, pic: POSTERS[url] ?? null }
    : { url, type: { code: 'PIC' } };

function toReviewRecord(call: Call, review: ReviewSeed, person: string) {
  const likes = getLikes(call, 'COMMENT_SCORE', review.id, person);
  return {
    id: review.id,
    commentObjectType: { code: 'ORDER' },
    commentAuthorName: review.author,
    commentAuthorPic: review.avatar && `/media/avatars/${review.avatar}.svg`,
    commentContent: review.content,
    fileList: review.files.map(toFileRecord),
    product: { varietyName: review.product },
    browseCount: review.browseCount,
    thumbsCount: review.likes + likes.count,
    thumbed: likes.isLiked,
    schoolComment: review.reply === null ? null : { commentContent: review.reply },
    commentTop: review.isTop ? 1 : 0,
    createdTime: toSchoolTime(review.createdAt),
  };
}
