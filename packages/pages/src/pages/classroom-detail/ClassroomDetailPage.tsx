import { ClassroomDetailScreen, LessonScreen, type LessonTabsPlace, media, useMedia } from '@cloud-school/ui';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ClassFailurePage } from '../../features/class-student/ClassFailurePage.tsx';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { DownloadButton } from '../../features/lesson-downloads/DownloadButton.tsx';
import { isPreview } from '../../features/lesson/isPreview.ts';
import { LessonInteraction } from '../../features/lesson/LessonInteraction.tsx';
import { toLessonPlace } from '../../features/lesson/toLessonPlace.ts';
import { useLesson } from '../../features/lesson/useLesson.tsx';
import { parseStudyQuery, type StudyQuery } from '../../features/study-address/studyQuery.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';

/**
 * The online classroom of an activity (CROOM-01), on a phone the page of a lesson as the viewer's; redirects to the list of
 * classes without a class.
 */
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
  const goBack = useGoBack();
  const isPhone = useMedia(media.lessonPhone);
  const { studentId, userId, failure } = useClassStudent({ classId, ...query });
  const place = toLessonPlace(query, { classId, studentId, userId, isPreview: isPreviewed });
  const { view, classroom, courseId, courseFailure, downloadable, dialog, playhead } = useLesson(
    place,
    query.classroomId ?? null,
    paths.classroomDetail,
  );
  const toClass = trainingClassPath(classId);
  const shownFailure = (isPreviewed ? null : failure) ?? courseFailure;
  const shared = {
    ...view,
    moves: { ...view.moves, onBack: () => goBack(1, toClass) },
    download: downloadable && <DownloadButton key={classroom?.id} lesson={downloadable} />,
  };
  const renderInteraction = (tabs: LessonTabsPlace | null): ReactNode =>
    isPreviewed ? undefined : (
      <LessonInteraction
        {...{ classId, courseId, studentId, classroom, playhead }}
        content={view.stage.content}
        place={tabs ?? 'floating'}
      />
    );
  if (isPhone)
    return (
      <>
        <LessonScreen
          {...shared}
          failure={shownFailure && <ClassFailurePage failure={shownFailure} />}
          renderInteraction={isPreviewed ? undefined : renderInteraction}
        />
        {dialog}
      </>
    );
  if (shownFailure) return <ClassFailurePage failure={shownFailure} />;
  return (
    <>
      <ClassroomDetailScreen
        {...shared}
        path={[
          { label: '我的学习', to: paths.myClasses },
          { label: '班级详情', to: toClass },
          { label: '课堂详情' },
        ]}
        interaction={renderInteraction(null)}
      />
      {dialog}
    </>
  );
}
