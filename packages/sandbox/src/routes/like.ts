import { addLike, removeLike } from '@cloud-school/api-client';
import { requirePersonId } from '../auth/requirePersonId.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { likeId } from '../store/documentIds.ts';

export const LIKE_ROUTES: Route[] = [
  route(addLike, { example: { kind: 'review', id: '83100', personId: 'visitor-1' } }, (call) => {
    const like = readLike(call);
    // A second like replaces the first one.
    call.store.put('likes', likeId(like.bizType, like.bizId, like.personId), { ...like, likedAt: call.now });
    return true;
  }),
  route(removeLike, { example: { kind: 'review', id: '83100', personId: 'visitor-1' } }, (call) => {
    const { bizType, bizId, personId } = readLike(call);
    call.store.delete('likes', likeId(bizType, bizId, personId));
    return true;
  }),
];

/** Checks whether an object exists, by its type. */
const EXISTS: Partial<Record<string, (call: Call, id: string) => boolean>> = {
  COMMENT_SCORE: (call, id) => requireSchool(call).reviews.some((review) => review.id === id),
  UNIVERSITY_PIC: (call, id) =>
    requireSchool(call).albums.some(({ categories }) =>
      categories.some(({ materials }) => materials.some((material) => material.id === id)),
    ),
  MICRO_CLASSROOM: (call, id) => requireSchool(call).shortVideos.some((video) => video.id === id),
};

function readLike(call: Call) {
  const bizType = readText(call.payload, 'bizType');
  const bizId = readText(call.payload, 'bizId');
  if (!EXISTS[bizType]?.(call, bizId)) throw new RequestError(ERROR_CODES.notFound, '内容不存在或已下架');
  return { bizType, bizId, personId: requirePersonId(call) };
}
