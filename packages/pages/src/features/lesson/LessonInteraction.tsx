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

/**
 * Questions, notes and comments of a lesson, loaded beside it. The strip of the viewer has a like for all but videos
 * (VIEW-04), the floating panel always has four counts (CROOM-01).
 */
export function LessonInteraction({ classroom, ...rest }: LessonInteractionProps) {
  return (
    <BlockBoundary title="课堂互动没有加载出来" variant="bare" onError={retryFailedImports}>
      <Suspense>
        <ClassroomInteraction
          {...rest}
          classroomId={classroom.id}
          classroomName={classroom.name}
          tabs={['questions', 'notes', 'comments']}
          hasLike={rest.variant === 'floating' || classroom.kind !== 'video'}
        />
      </Suspense>
    </BlockBoundary>
  );
}
