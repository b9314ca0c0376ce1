import type { CourseReview, ReviewFile } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import {
  asRecord,
  isRecord,
  jsonList,
  optionalBoolean,
  optionalNumber,
  optionalRecord,
  optionalText,
  optionalTextOf,
  readItems,
  readPicture,
  text,
} from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Reads a student's review of a training; one with neither an id nor a text is malformed. */
export function parseCourseReview(item: unknown): CourseReview {
  const record = asRecord(item, 'Course review');
  const id = optionalText(record.id);
  return {
    id,
    authorName: optionalText(record.commentAuthorName) ?? '学员',
    authorAvatarUrl: readPicture(record.commentAuthorPic),
    content:
      id === null
        ? text(record.commentContent, 'Text of a course review')
        : (optionalText(record.commentContent) ?? ''),
    files: readItems(jsonList(record.fileList), parseReviewFile),
    productName: optionalTitle(optionalRecord(record.product).varietyName),
    createdAt: parseDateTime(record.createdTime),
    browseCount: optionalNumber(record.browseCount) ?? 0,
    likeCount: optionalNumber(record.thumbsCount) ?? 0,
    isLiked: optionalBoolean(record.thumbed) ?? false,
    schoolReply: optionalText(optionalRecord(record.schoolComment).commentContent),
  };
}

/** Reads a file of a review, sent as an object or as its address only. */
function parseReviewFile(item: unknown): ReviewFile {
  const record = isRecord(item) ? item : { url: item };
  const url = text(readPicture(record.url), 'File url');
  const code = optionalTextOf(record.type, 'code');
  const isVideo = code === null ? /\.(?:mp4|m3u8)(?:\?|$)/i.test(url) : code === 'VIDEO';
  return { kind: isVideo ? 'video' : 'picture', url, posterUrl: isVideo ? readPicture(record.pic) : null };
}
