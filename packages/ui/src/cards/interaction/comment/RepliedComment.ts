import type { LessonComment } from '@cloud-school/domain';

/** What a reply needs of its comment; its owner keeps it on the device with the draft. */
export type RepliedComment = Pick<LessonComment, 'id' | 'authorName'>;
