import { type Classroom, toSchoolTime } from '@cloud-school/domain';
import type { ClassroomTarget } from '@cloud-school/ui';
import { CourseScreen } from '@cloud-school/ui/player';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAppOnly } from '../../features/app-only/useAppOnly.tsx';
import { ClassFailurePage } from '../../features/class-student/ClassFailurePage.tsx';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { classroomAddress } from '../../features/study-address/classroomAddress.ts';
import { parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { useEntryState } from '../../platform/history/useEntryState.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { readCourseView } from './readCourseView.ts';
import { useCourse } from './useCourse.ts';

/** The course of the address; redirects to the list of classes without its ids. */
export function CoursePage() {
  const [search] = useSearchParams();
  const query = parseStudyQuery(search);
  const { studentId, failure } = useClassStudent(query);
  const { classId, courseId, type = null, sourceType = null } = query;
  if (!classId || !courseId) return <Navigate to={paths.myClasses} replace />;
  if (failure) return <ClassFailurePage failure={failure} />;
  return (
    <Course
      key={`${classId} ${courseId}`}
      classId={classId}
      courseId={courseId}
      studentId={studentId}
      type={type}
      sourceType={sourceType}
    />
  );
}

interface CourseProps {
  classId: string;
  courseId: string;
  studentId: string | null;
  /** 'exam' where the course is an exam, which belongs to no class. */
  type: string | null;
  /** 'xskt' where the course is of the partner's source. */
  sourceType: string | null;
}

/** A course of a class; its classrooms open by their kind (COURSE-02). */
function Course({ classId, courseId, studentId, type, sourceType }: CourseProps) {
  'use memo';
  const now = toSchoolTime(useNow().getTime());
  const appOnly = useAppOnly('课程页');
  const [view, setView] = useEntryState('course', readCourseView);
  const course = useCourse({ classId, courseId, studentId, isExam: type === 'exam' });

  function targetOf(
    classroom: Pick<Classroom, 'id' | 'name' | 'kind'> & Partial<Classroom>,
  ): ClassroomTarget {
    const to = classroomAddress(classroom, { classId, courseId, studentId, type, sourceType });
    return to === null ? { onOpen: () => appOnly.show(classroom.name, classroom) } : { to };
  }

  return (
    <>
      <CourseScreen
        {...course}
        now={now}
        targetOf={targetOf}
        view={view}
        onViewChange={setView}
        classesTo={paths.myClasses}
        classTo={trainingClassPath(classId)}
      />
      {appOnly.dialog}
    </>
  );
}
