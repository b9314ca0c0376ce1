import { defineEndpoint } from '../../endpoint.ts';
import { parseLikeInfo } from '../../entities/lesson/parseLikeInfo.ts';

/** bizType of a classroom. */
const CLASSROOM = 1;

/** Likes of a classroom (QNA-04). */
export const getLikeInfo = defineEndpoint({
  id: 'lessonLike.info',
  method: 'POST',
  path: '/teaching/anyone/like/info',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classroomId, classId }: { classroomId: string; classId: string }) => ({
    classroomId,
    classId,
  }),
  parse: parseLikeInfo,
});

interface LikeToggle {
  classroomId: string;
  classId: string;
  userId: string;
  /** The state after the call. */
  isLiked: boolean;
}

/** Likes a lesson, or takes the like back. */
export const toggleLike = defineEndpoint({
  id: 'lessonLike.toggle',
  method: 'POST',
  path: '/teaching/anyone/like/thumb',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  toPayload: ({ classroomId, classId, userId, isLiked }: LikeToggle) => ({
    bizType: CLASSROOM,
    likeObjectId: classroomId,
    isThumb: isLiked ? 1 : 0,
    userId,
    classId,
  }),
  parse: () => undefined,
});
