import type { Call } from '../http/Route.ts';
import type { ClassroomSeed } from '../seed/CourseSeed.ts';
import { findDrawnVideo } from '../seed/drawnVideos.ts';
import type { LessonSeed } from '../seed/LessonSeed.ts';

/** What the seed says about a classroom, with its drawn video. */
export function getLesson({ seed }: Pick<Call, 'seed'>, { classroomId }: ClassroomSeed): LessonSeed {
  const drawn = findDrawnVideo(classroomId);
  return {
    ...(drawn && { video: { stream: drawn.video }, captions: drawn.captions }),
    ...(seed.lessons.find((lesson) => lesson.classroomId === classroomId) ?? { classroomId }),
  };
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
