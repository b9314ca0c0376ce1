import { toSchoolTime } from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { OfflineClassroomScreen } from '@cloud-school/ui/player';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ClassFailurePage } from '../../features/class-student/ClassFailurePage.tsx';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { ClassroomInteraction } from '../../features/interaction/ClassroomInteraction.tsx';
import { parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { type OfflineClassroomQuery, useOfflineClassroom } from './useOfflineClassroom.ts';

/** The face-to-face classroom of the address (OFF-01); redirects to the list of classes without its ids. */
export function OfflineClassroomPage() {
  const [search] = useSearchParams();
  const query = parseStudyQuery(search);
  const { studentId, userId, failure } = useClassStudent(query);
  const { classId, classroomId = null, courseId = null, activityId = null, type = null } = query;
  if (!classId || (classroomId ?? activityId) === null) return <Navigate to={paths.myClasses} replace />;
  if (failure) return <ClassFailurePage failure={failure} />;
  return (
    <OfflineClassroom
      key={`${classId} ${classroomId}`}
      {...{ classId, classroomId, courseId, activityId, type, studentId, userId }}
      isRequired={readRequired(search)}
    />
  );
}

/** 1 is required, any other value elective (section 3); null without one. */
function readRequired(search: URLSearchParams): boolean | null {
  const code = search.get('isRequired');
  return code ? code === '1' : null;
}

function OfflineClassroom(query: OfflineClassroomQuery) {
  const now = toSchoolTime(useNow().getTime());
  const { sign, courseId, isCourseKnown, ...classroom } = useOfflineClassroom(query);
  const { classId, classroomId, studentId } = query;
  const isWritable = classroomId !== null && isCourseKnown && studentId !== null;
  return (
    <OfflineClassroomScreen
      {...classroom}
      interaction={
        // Questions and notes belong to a classroom and the student of the class, and name the course where it is known.
        isWritable && (
          <ClassroomInteraction
            variant="tabs"
            tabs={INTERACTION_TABS}
            classId={classId}
            classroomId={classroomId}
            courseId={courseId}
            studentId={studentId}
            classroomName={dataOf(classroom.detail)?.name ?? ''}
          />
        )
      }
      onSign={(kind) => void sign(kind)}
      now={now}
      classesTo={paths.myClasses}
      classTo={trainingClassPath(classId)}
    />
  );
}

/** A face-to-face classroom has no comments (OFF-01). */
const INTERACTION_TABS = ['questions', 'notes'] as const;
