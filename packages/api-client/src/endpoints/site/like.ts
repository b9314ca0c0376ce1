import type { LikeKind } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';

interface Like {
  kind: LikeKind;
  /** Id of the liked object. */
  id: string;
  /** The student's user id, or the visitor's id. The field is ours: nothing else of the call names a visitor. */
  personId: string;
}

/** The specification shows COMMENT_SCORE; the others follow the object types of comments. */
const BIZ_TYPES: Record<LikeKind, string> = {
  review: 'COMMENT_SCORE',
  'short-video': 'MICRO_CLASSROOM',
  picture: 'UNIVERSITY_PIC',
};

/** Likes an object. A second like of the same person changes nothing (HOME-07, HOME-08). */
export const addLike = defineEndpoint({
  id: 'like.add',
  method: 'POST',
  path: '/universityAdvertise/anyone/thumbsUserRecord/thumbs',
  toPayload: ({ kind, id, personId }: Like) => ({
    bizId: id,
    bizType: BIZ_TYPES[kind],
    thumbs: 1,
    userId: personId,
  }),
  parse: () => true,
});

/** Removes a person's like (HOME-07, HOME-08). */
export const removeLike = defineEndpoint({
  id: 'like.remove',
  method: 'POST',
  path: '/universityAdvertise/anyone/thumbsUserRecord/deleted',
  toPayload: ({ kind, id, personId }: Like) => ({
    bizId: id,
    bizType: BIZ_TYPES[kind],
    userId: personId,
  }),
  parse: () => true,
});
