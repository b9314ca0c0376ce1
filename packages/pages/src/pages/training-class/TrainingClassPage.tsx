import { type ActivityContent, type ClassActivity, CONTENT_KINDS, toSchoolTime } from '@cloud-school/domain';
import { dataOf, TrainingClassScreen } from '@cloud-school/ui';
import { Suspense } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppOnly } from '../../features/app-only/useAppOnly.tsx';
import { formatStudySearch, parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { useLastLesson } from '../../features/what-now/lastLesson.ts';
import { useExistingPage } from '../../platform/data/useExistingPage.ts';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import {
  classroomPath,
  coursePath,
  examPaths,
  mistakesPath,
  paths,
  timetablePath,
} from '../../platform/navigation/paths.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { type ClassView, readClassView, writeClassView } from './classView.ts';
import { useCourseOpening } from './useCourseOpening.tsx';
import { useTrainingClass } from './useTrainingClass.ts';

const ResumeStrip = lazyComponent(() => import('../../features/what-now/ResumeStrip.tsx'), 'ResumeStrip');

/** The class of the address; redirects to the list of classes without an id. */
export function TrainingClassPage() {
  const [search] = useSearchParams();
  const { classId, studentId } = parseStudyQuery(search);
  if (!classId) return <Navigate to={paths.myClasses} replace />;
  return (
    <TrainingClass
      key={classId}
      classId={classId}
      studentId={studentId ?? null}
      schoolId={search.get('schoolId')}
    />
  );
}

interface TrainingClassProps {
  classId: string;
  studentId: string | null;
  schoolId: string | null;
}

/** A class with its lessons, courses and services; what is clicked opens with the query that it needs. */
function TrainingClass({ classId, studentId: givenStudentId, schoolId }: TrainingClassProps) {
  'use memo';
  const navigate = useNavigate();
  const goBack = useGoBack();
  const now = toSchoolTime(useNow().getTime());
  const [search, setSearch] = useSearchParams();
  const isTrial = TRIAL_VALUES.includes(search.get('experience') ?? '');
  const view = readClassView(search);
  const data = useTrainingClass({ classId, studentId: givenStudentId, schoolId }, view);
  const { studentId, userId } = data;
  const appOnly = useAppOnly();
  const courseOpening = useCourseOpening({
    headTeacherName: dataOf(data.detail)?.headTeacherName ?? null,
    onPage: ({ id }) => void navigate(coursePath(id, { classId, studentId })),
  });

  const lastLesson = useLastLesson(classId);

  const timetableTo = timetablePath({ classId, studentId, userId, isTrial });
  const setView = (change: Partial<ClassView>) =>
    setSearch(writeClassView(search, { ...view, ...change }), { replace: true, preventScrollReset: true });
  useExistingPage(data.past.list, view.past.page, (page) => setView({ past: { ...view.past, page } }));

  /** A test or homework opens its intro with the parameters that the exam passes on (EXAM-08). */
  function openExam({ id: activityId, courseId, bizType }: ClassActivity, content: ActivityContent) {
    const { exam } = CONTENT_KINDS[content.kind];
    if (exam === null) return;
    const query = formatStudySearch({
      classId,
      classroomId: content.id,
      activityId,
      ...(studentId && { studentId }),
      ...(courseId && { courseId }),
      ...(bizType && { bizType }),
      ...(content.sourceType && { sourceType: content.sourceType }),
      ...(content.activityContentId && { activityContentId: content.activityContentId }),
    });
    void navigate(examPaths[exam].intro + query);
  }

  return (
    <>
      <TrainingClassScreen
        detail={data.detail}
        behaviour={data.behaviour}
        classmates={data.classmates}
        situation={data.situation}
        visitCount={data.visitCount}
        dynamics={data.dynamics}
        resume={
          lastLesson && (
            <Suspense fallback={<StripSpace />}>
              <ResumeStrip lesson={lastLesson} />
            </Suspense>
          )
        }
        now={now}
        classesTo={paths.myClasses}
        onAppOnly={appOnly.show}
        mistakesTo={mistakesPath(classId)}
        lessons={{
          tab: view.tab,
          onTabChange: (tab) => setView({ tab }),
          today: data.today,
          todayFilter: view.todayFilter,
          onTodayFilterChange: (todayFilter) => setView({ todayFilter }),
          past: { ...data.past, view: view.past, onViewChange: (past) => setView({ past }) },
          shortcuts: {
            isTrial,
            onTimetable: () => void navigate(timetableTo),
            onRest: () => goBack(1, paths.myClasses),
            onAppOnly: appOnly.show,
          },
          onOpen: (activity) => void navigate(classroomPath(activity, { classId, studentId, userId })),
          onExam: openExam,
        }}
        courses={{
          courses: data.courses,
          timetableTo,
          onOpen: courseOpening.open,
          openingId: courseOpening.openingId,
        }}
      />
      {appOnly.dialog}
      {courseOpening.dialog}
    </>
  );
}

/** The place of the strip while its code loads. */
const StripSpace = styled.div`
  min-height: 112px;
`;

/** Values of `experience` that turn the experience mode on (CDET-03). */
const TRIAL_VALUES = ['1', 'true'];
