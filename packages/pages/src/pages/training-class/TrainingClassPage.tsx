import type { ActivityContent, ClassActivity } from '@cloud-school/api-client';
import { TrainingClassScreen } from '@cloud-school/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { parseStudyQuery, formatStudySearch } from '../../features/study/studyQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { formatMoment } from '../../platform/time/formatMoment.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { useTrainingClass } from './useTrainingClass.ts';

/** The class of the address; redirects to the list of classes without an id. */
export function TrainingClassPage() {
  const [search] = useSearchParams();
  const { classId, studentId } = parseStudyQuery(search);
  if (!classId) return <Navigate to={paths.myClasses} replace />;
  return <TrainingClass classId={classId} studentId={studentId ?? null} schoolId={search.get('schoolId')} />;
}

interface TrainingClassProps {
  classId: string;
  studentId: string | null;
  schoolId: string | null;
}

/** A class with its activities; a test opens its intro with the parameters that the exam passes on (EXAM-08). */
function TrainingClass({ classId, studentId: givenStudentId, schoolId }: TrainingClassProps) {
  const navigate = useNavigate();
  const now = formatMoment(useNow());
  const { detail, activities, studentId } = useTrainingClass({
    classId,
    studentId: givenStudentId,
    schoolId,
  });

  function openTest({ id: activityId, courseId, bizType }: ClassActivity, content: ActivityContent) {
    const search = formatStudySearch({
      classId,
      classroomId: content.id,
      activityId,
      ...(studentId && { studentId }),
      ...(courseId && { courseId }),
      ...(bizType && { bizType }),
      ...(content.activityContentId && { activityContentId: content.activityContentId }),
    });
    void navigate(paths.testIntro + search);
  }

  return (
    <TrainingClassScreen
      detail={detail}
      activities={activities}
      now={now}
      onTest={openTest}
      classesTo={paths.myClasses}
    />
  );
}
