import { COURSEWARE_KINDS, type Courseware, type CoursewareKind } from '@cloud-school/domain';
import { parseChapters } from '../lesson/parseChapters.ts';
import { jsonValue, optionalRecord } from '../read.ts';

/** Keys of coursewareTypeChapterMap. */
const KEYS: Record<CoursewareKind, string> = {
  'online-teaching': 'ONLINE_VIDEO_TEACHING',
  homework: 'ONLINE_HOMEWORK',
  test: 'ONLINE_TEST',
  'face-to-face': 'OFFLINE_FACE2FACE_TEACHING',
  live: 'EE_LIVE_LECTURES',
  material: 'E_WORDS_MATERIALS',
};

/** Reads the classrooms of a course by kind; a kind without classrooms is absent. */
export function parseCourseware(data: unknown): Courseware {
  const map = optionalRecord(jsonValue(optionalRecord(data).coursewareTypeChapterMap));
  return Object.fromEntries(
    COURSEWARE_KINDS.flatMap((kind) => {
      const chapters = parseChapters(map[KEYS[kind]]).filter(({ sections }) =>
        sections.some(({ classrooms }) => classrooms.length > 0),
      );
      return chapters.length === 0 ? [] : [[kind, chapters]];
    }),
  );
}
