import { defineEndpoint } from '../endpoint.ts';
import type { LikeKind } from '../entities/LikeKind.ts';

interface LikeArgs {
  kind: LikeKind;
  /** Id of what is liked. */
  id: string;
  /** A student's user id, or a visitor's own; the field is ours. */
  personId: string;
}

/** The specification names the first; the others follow the object types of comments. */
const BIZ_TYPES: Record<LikeKind, string> = {
  review: 'COMMENT_SCORE',
  'short-video': 'MICRO_CLASSROOM',
  picture: 'UNIVERSITY_PIC',
};

/** Likes something, once a person. */
export const addLike = defineEndpoint({
  id: 'like.add',
  method: 'POST',
  path: '/universityAdvertise/anyone/thumbsUserRecord/thumbs',
  toPayload: ({ kind, id, personId }: LikeArgs) => ({
    bizId: id,
    bizType: BIZ_TYPES[kind],
    thumbs: 1,
    userId: personId,
  }),
  parse: () => true,
});

/** Takes a like back. */
export const removeLike = defineEndpoint({
  id: 'like.remove',
  method: 'POST',
  path: '/universityAdvertise/anyone/thumbsUserRecord/deleted',
  toPayload: ({ kind, id, personId }: LikeArgs) => ({
    bizId: id,
    bizType: BIZ_TYPES[kind],
    userId: personId,
  }),
  parse: () => true,
});
