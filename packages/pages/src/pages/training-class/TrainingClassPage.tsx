import type { ActivityContent, ClassActivity } from '@cloud-school/api-client';
import { TrainingClassScreen } from '@cloud-school/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { parseStudyQuery, formatStudySearch } from '../../features/study/studyQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { momentText } from '../../platform/time/momentText.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { useTrainingClass } from './useTrainingClass.ts';

/** The class an address names; without one there are the classes to choose from. */
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

/** A class with its activities; choosing a test goes to its intro with all that the exam hands on (EXAM-08). */
function TrainingClass(place: TrainingClassProps) {
  const navigate = useNavigate();
  const now = momentText(useNow());
  const { detail, activities, studentId } = useTrainingClass(place);

  function openTest({ id: activityId, courseId, bizType }: ClassActivity, content: ActivityContent) {
    const search = formatStudySearch({
      classId: place.classId,
      classroomId: content.id,
      activityId,
      ...(studentId && { studentId }),
      ...(courseId && { courseId }),
      ...(bizType && { bizType }),
      ...(content.activityContentId && { activityContentId: content.activityContentId }),
    });
    void navigate(paths.testIntro + search);
  }

  return <TrainingClassScreen detail={detail} activities={activities} now={now} onTest={openTest} />;
}
