import { getClassroomDetail } from '@cloud-school/api-client';
import { ClassroomDetailScreen } from '@cloud-school/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ClassFailurePage } from '../../features/class-student/ClassFailurePage.tsx';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { isPreview } from '../../features/lesson/isPreview.ts';
import { LessonInteraction } from '../../features/lesson/LessonInteraction.tsx';
import { toLessonPlace } from '../../features/lesson/toLessonPlace.ts';
import { useLesson } from '../../features/lesson/useLesson.tsx';
import { parseStudyQuery, type StudyQuery } from '../../features/study-address/studyQuery.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';

/** The online classroom of an activity (CROOM-01); redirects to the list of classes without a class. */
export function ClassroomDetailPage() {
  const [search] = useSearchParams();
  const { classId, ...query } = parseStudyQuery(search);
  if (!classId) return <Navigate to={paths.myClasses} replace />;
  return (
    <ClassroomDetail
      key={`${classId} ${query.activityId ?? ''}`}
      {...query}
      classId={classId}
      isPreview={isPreview(search)}
    />
  );
}

type ClassroomDetailProps = StudyQuery & { classId: string; isPreview: boolean };

function ClassroomDetail({ classId, isPreview: isPreviewed, ...query }: ClassroomDetailProps) {
  const navigate = useNavigate();
  const { studentId, userId, failure } = useClassStudent({ classId, ...query });
  const place = toLessonPlace(query, { classId, studentId, userId, isPreview: isPreviewed });
  const { screen, classroom, courseId, courseFailure, dialog, playhead } = useLesson(
    place,
    query.classroomId ?? null,
    paths.classroomDetail,
  );
  const { classroomId } = screen;
  const detail = useLoadable(getClassroomDetail, classroomId === null ? null : { classroomId });
  const shownFailure = (isPreviewed ? null : failure) ?? courseFailure;
  if (shownFailure) return <ClassFailurePage failure={shownFailure} />;
  return (
    <>
      <ClassroomDetailScreen
        {...screen}
        path={[
          { label: '我的学习', to: paths.myClasses },
          { label: '班级详情', to: trainingClassPath(classId) },
          { label: '课堂详情' },
        ]}
        onBack={() => void navigate(trainingClassPath(classId))}
        detail={classroomId === null && screen.chapters.status !== 'loading' ? null : detail}
        interaction={
          isPreviewed ? undefined : (
            <LessonInteraction
              {...{ classId, courseId, studentId, classroom, playhead }}
              content={screen.content}
              variant="floating"
            />
          )
        }
      />
      {dialog}
    </>
  );
}
