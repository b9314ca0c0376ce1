import type { Classroom } from '@cloud-school/api-client';
import { BlockBoundary } from '@cloud-school/ui';
import { Suspense } from 'react';
import { lazyComponent, retryFailedImports } from '../../platform/navigation/lazyComponent.ts';

const ClassroomInteraction = lazyComponent(
  () => import('../interaction/ClassroomInteraction.tsx'),
  'ClassroomInteraction',
);

interface LessonInteractionProps {
  classId: string;
  courseId: string;
  studentId: string;
  classroom: Classroom;
  variant: 'column' | 'floating';
}

/** Questions, notes and comments of a lesson, and the like of all but videos (VIEW-04); loaded beside the lesson. */
export function LessonInteraction({ classroom, ...rest }: LessonInteractionProps) {
  return (
    <BlockBoundary title="课堂互动没有加载出来" variant="bare" onError={retryFailedImports}>
      <Suspense>
        <ClassroomInteraction
          {...rest}
          classroomId={classroom.id}
          classroomName={classroom.name}
          tabs={['questions', 'notes', 'comments']}
          hasLike={classroom.kind !== 'video'}
        />
      </Suspense>
    </BlockBoundary>
  );
}
