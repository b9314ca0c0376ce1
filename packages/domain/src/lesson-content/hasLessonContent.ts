import type { ViewerKind } from '../lesson/contentKinds.ts';
import type { LessonContent, LessonMaterial } from './LessonContent.ts';

const isFile = ({ url }: LessonMaterial) => url !== null;
const hasFiles = ({ materials }: LessonContent) => materials.some(isFile);

/** Whether the school has uploaded what each kind shows (VIEW-02, VIEW-03). */
const HAS_CONTENT: Record<ViewerKind, (content: LessonContent) => boolean> = {
  video: ({ videos }) => videos.length > 0,
  audio: ({ audioUrl }) => audioUrl !== null,
  article: ({ materials }) => materials.some(({ html }) => html !== null && html.trim() !== ''),
  document: hasFiles,
  image: hasFiles,
  archive: hasFiles,
  'other-test': hasFiles,
  other: hasFiles,
};

/** False for a classroom that says 学校暂未上传内容: a visit of it is no study. */
export const hasLessonContent = (kind: ViewerKind, content: LessonContent): boolean =>
  HAS_CONTENT[kind](content);
