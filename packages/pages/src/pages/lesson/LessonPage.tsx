import { LessonScreen } from '@cloud-school/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ClassFailurePage } from '../../features/class-student/ClassFailurePage.tsx';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { DownloadButton } from '../../features/lesson-downloads/DownloadButton.tsx';
import { isPreview } from '../../features/lesson/isPreview.ts';
import { LessonInteraction } from '../../features/lesson/LessonInteraction.tsx';
import { toLessonPlace } from '../../features/lesson/toLessonPlace.ts';
import { useLesson } from '../../features/lesson/useLesson.tsx';
import { useMoment } from '../../features/lesson/useMoment.ts';
import { parseStudyQuery, type StudyQuery } from '../../features/study-address/studyQuery.ts';
import { historyIndex } from '../../platform/history/historyIndex.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { coursePath, paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';

/** The online viewer of the address (VIEW-01 to VIEW-07); redirects to the list of classes without its ids. */
export function LessonPage() {
  const [search] = useSearchParams();
  const { classId, classroomId, ...query } = parseStudyQuery(search);
  const atMs = useMoment();
  if (!classId || !classroomId) return <Navigate to={paths.myClasses} replace />;
  return (
    <Lesson
      key={classId}
      {...query}
      classId={classId}
      classroomId={classroomId}
      isPreview={isPreview(search)}
      atMs={atMs}
    />
  );
}

type LessonProps = StudyQuery & {
  classId: string;
  classroomId: string;
  isPreview: boolean;
  atMs: number | null;
};

function Lesson({ classId, classroomId, isPreview: isPreviewed, atMs, ...query }: LessonProps) {
  'use memo';
  usePageTitle();
  const leave = useLeaveViewer();
  const { studentId, userId, failure } = useClassStudent({ classId, ...query });
  const place = toLessonPlace(query, { classId, studentId, userId, isPreview: isPreviewed });
  const { view, classroom, courseId, courseFailure, downloadable, dialog, playhead } = useLesson(
    place,
    classroomId,
    paths.lesson,
    atMs,
  );
  const shownFailure = (isPreviewed ? null : failure) ?? courseFailure;
  return (
    <>
      <LessonScreen
        {...view}
        // What a lesson without its class knows of attendance is that it failed, too.
        signing={{ ...view.signing, attendance: shownFailure ? null : view.signing.attendance }}
        failure={shownFailure && <ClassFailurePage failure={shownFailure} />}
        moves={{
          ...view.moves,
          onBack: () =>
            leave(
              courseId === null ? trainingClassPath(classId) : coursePath(courseId, { classId, studentId }),
            ),
        }}
        download={downloadable && <DownloadButton key={classroomId} lesson={downloadable} />}
        renderInteraction={
          isPreviewed
            ? undefined
            : (tabs) => (
                <LessonInteraction
                  {...{ classId, courseId, studentId, classroom, playhead }}
                  content={view.stage.content}
                  place={tabs ?? 'column'}
                />
              )
        }
      />
      {dialog}
    </>
  );
}

/** Goes back to where the viewer was entered, however many classrooms were opened since. */
function useLeaveViewer(): (fallback: string) => void {
  const goBack = useGoBack();
  const [entered] = useState(historyIndex);
  return (fallback) => goBack(historyIndex() - entered + 1, fallback);
}
