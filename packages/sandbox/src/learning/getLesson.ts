import type { Call } from '../http/Route.ts';
import type { ClassroomSeed } from '../seed/CourseSeed.ts';
import type { LessonSeed } from '../seed/LessonSeed.ts';

/** A classroom without media of its own shows this clip. */
const SAMPLE_CLIP = '/media/videos/bedside-care.mp4';

/** What the seed says about a classroom; a video without an entry plays the sample clip. */
export function getLesson({ seed }: Call, { classroomId, classroomType }: ClassroomSeed): LessonSeed {
  const found = seed.lessons.find((lesson) => lesson.classroomId === classroomId);
  if (found) return found;
  return { classroomId, ...(classroomType === 1 && { video: { stream: SAMPLE_CLIP } }) };
}

/** The content as the server sends it: the school's page layout as JSON, with the qualities beside it. */
export function toLessonContent({ classroomId, video, audio, captions, materials = [] }: LessonSeed) {
  const [first] = video && 'sources' in video ? Object.values(video.sources) : [];
  const url = video && 'stream' in video ? video.stream : first;
  const pageData = [
    ...(url ? [{ type: 'video', data: { url } }] : []),
    ...(audio ? [{ type: 'audio', data: { url: audio } }] : []),
  ];
  return {
    classroomContent: JSON.stringify({ pageData }),
    transCodeVideoList:
      video && 'sources' in video
        ? Object.entries(video.sources).map(([templateType, source]) => ({ templateType, url: source }))
        : [],
    captionsUrl: captions ?? null,
    materialRelations: materials.map(({ name, storageUrl, content, materialDescribe }, index) => ({
      materialResultVO: {
        id: `${classroomId}-m${index + 1}`,
        name,
        storageUrl: storageUrl ?? null,
        content: content ?? null,
      },
      materialDescribe: materialDescribe ?? null,
    })),
  };
}
