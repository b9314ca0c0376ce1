import { type Classroom, CONTENT_KINDS, type LessonContent } from '@cloud-school/domain';
import { BlockBoundary, dataOf, type Loadable, type Playhead } from '@cloud-school/ui';
import { Suspense, useState } from 'react';
import { lazyComponent, retryFailedImports } from '../../platform/navigation/lazyComponent.ts';

const ClassroomInteraction = lazyComponent(
  () => import('../interaction/ClassroomInteraction.tsx'),
  'ClassroomInteraction',
);

const WRITTEN = ['questions', 'notes', 'comments'] as const;

interface LessonInteractionProps {
  classId: string;
  /** Null while unknown, as are the student and the classroom. */
  courseId: string | null;
  studentId: string | null;
  classroom: Classroom | null;
  variant: 'column' | 'floating';
  content: Loadable<LessonContent>;
  playhead: Playhead;
}

/**
 * Questions, notes and comments of a lesson, loaded beside it. The strip of the viewer has a like for all but videos
 * (VIEW-04), the floating panel always has four counts (CROOM-01).
 */
export function LessonInteraction({
  classId,
  courseId,
  studentId,
  classroom,
  variant,
  content,
  playhead,
}: LessonInteractionProps) {
  const isPlayed = classroom !== null && CONTENT_KINDS[classroom.kind].player !== null;
  const captionsUrl = isPlayed ? (dataOf(content)?.captionsUrl ?? null) : null;
  const isUnknown = classroom === null || (isPlayed && content.status === 'loading');
  const hasTranscript = useLatestKnown(isUnknown ? null : captionsUrl !== null);
  if (courseId === null || studentId === null || classroom === null || hasTranscript === null) return null;
  return (
    <BlockBoundary title="课堂互动加载失败" variant="bare" onError={retryFailedImports}>
      <Suspense>
        <ClassroomInteraction
          {...{ classId, courseId, studentId, variant }}
          classroomId={classroom.id}
          classroomName={classroom.name}
          tabs={hasTranscript ? ['transcript', ...WRITTEN] : WRITTEN}
          played={isPlayed ? { playhead, captionsUrl } : null}
          hasLike={variant === 'floating' || CONTENT_KINDS[classroom.kind].player !== 'video'}
        />
      </Suspense>
    </BlockBoundary>
  );
}

/**
 * The value, and while it is null the one before: the first shortcut of the strip waits for the first lesson's content, so that the
 * others do not move, and the panels of a strip stay while the next lesson loads.
 */
function useLatestKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(value);
  return value ?? known;
}
