import { OfflineClassroomScreen } from '@cloud-school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { parseStudyQuery } from '../../features/study/studyQuery.ts';
import { useClassStudent } from '../../features/study/useClassStudent.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { formatMoment } from '../../platform/time/formatMoment.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { type OfflineClassroomQuery, useOfflineClassroom } from './useOfflineClassroom.ts';

/** The face-to-face classroom of the address (OFF-01); redirects to the list of classes without its ids. */
export function OfflineClassroomPage() {
  const [search] = useSearchParams();
  const query = parseStudyQuery(search);
  const { studentId, userId } = useClassStudent(query);
  const { classId, classroomId, courseId = null, activityId = null } = query;
  if (!classId || !classroomId) return <Navigate to={paths.myClasses} replace />;
  return (
    <OfflineClassroom
      key={`${classId} ${classroomId}`}
      {...{ classId, classroomId, courseId, activityId, studentId, userId }}
    />
  );
}

function OfflineClassroom(query: OfflineClassroomQuery) {
  const now = formatMoment(useNow());
  const { sign, ...classroom } = useOfflineClassroom(query);
  return (
    <OfflineClassroomScreen
      {...classroom}
      onSign={(kind) => void sign(kind)}
      now={now}
      classesTo={paths.myClasses}
      classTo={trainingClassPath(query.classId)}
    />
  );
}
