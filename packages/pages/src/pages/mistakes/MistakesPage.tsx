import { listClassCourses } from '@cloud-school/api-client';
import { dataOf, mapLoadable } from '@cloud-school/ui';
import { MistakesScreen } from '@cloud-school/ui/questions';
import { useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ClassFailurePage } from '../../features/class-student/ClassFailurePage.tsx';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { useMistakeCards } from '../../features/mistakes/useMistakeCards.ts';
import { useMistakes } from '../../features/mistakes/useMistakes.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { mistakesPracticePath, paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { readMistakeFilter, writeMistakeFilter } from './readMistakeFilter.ts';

/** 错题本 (ours): what the student got wrong in a class; redirects to the list of classes without one. */
export function MistakesPage() {
  const [search] = useSearchParams();
  const classId = search.get('classId');
  return classId ? <Mistakes key={classId} classId={classId} /> : <Navigate to={paths.myClasses} replace />;
}

function Mistakes({ classId }: { classId: string }) {
  usePageTitle();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { failure, ...student } = useClassStudent({ classId });
  const book = useMistakes(classId, student);
  const { studentId } = student;
  const courses = useLoadable(listClassCourses, studentId === null ? null : { classId, studentId });
  const known = dataOf(courses);
  const courseNames = useMemo(() => new Map((known ?? []).map(({ id, name }) => [id, name])), [known]);
  const { cards, today, setKnown } = useMistakeCards();
  const classTo = trainingClassPath(classId);
  if (failure) return <ClassFailurePage failure={failure} />;
  return (
    <MistakesScreen
      path={[
        { label: '我的学习', to: paths.myClasses },
        { label: '班级详情', to: classTo },
        { label: '错题本' },
      ]}
      mistakes={mapLoadable(book, (each) => each.mistakes)}
      withheld={dataOf(book)?.withheld ?? []}
      cards={cards}
      today={today}
      courseNames={courseNames}
      filter={readMistakeFilter(search)}
      onFilter={(filter) =>
        setSearch(writeMistakeFilter(search, filter), { replace: true, preventScrollReset: true })
      }
      onPractise={(round) =>
        void navigate(mistakesPracticePath(classId), { state: { round: round.map(({ id }) => id) } })
      }
      onKnown={setKnown}
      classTo={classTo}
    />
  );
}
