import { type Classroom, CONTENT_KINDS } from '@cloud-school/domain';
import { BlockBoundary } from '@cloud-school/ui';
import { Suspense } from 'react';
import { lazyComponent, retryFailedImports } from '../../platform/navigation/lazyComponent.ts';

const ClassroomInteraction = lazyComponent(
  () => import('../interaction/ClassroomInteraction.tsx'),
  'ClassroomInteraction',
);

interface LessonInteractionProps {
  classId: string;
  /** Null while unknown, as are the student and the classroom. */
  courseId: string | null;
  studentId: string | null;
  classroom: Classroom | null;
  variant: 'column' | 'floating';
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
}: LessonInteractionProps) {
  if (courseId === null || studentId === null || classroom === null) return null;
  return (
    <BlockBoundary title="课堂互动加载失败" variant="bare" onError={retryFailedImports}>
      <Suspense>
        <ClassroomInteraction
          {...{ classId, courseId, studentId, variant }}
          classroomId={classroom.id}
          classroomName={classroom.name}
          tabs={['questions', 'notes', 'comments']}
          hasLike={variant === 'floating' || CONTENT_KINDS[classroom.kind].player !== 'video'}
        />
      </Suspense>
    </BlockBoundary>
  );
}
