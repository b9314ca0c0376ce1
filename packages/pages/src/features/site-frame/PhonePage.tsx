import { PhonePageLink, PhonePageTitle } from '@cloud-school/ui';
import { CalendarDays } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { paths, timetablePath, trainingClassPath } from '../../platform/navigation/paths.ts';
import type { PhonePagePath } from './phonePagePath.ts';

const TITLES: Readonly<Record<PhonePagePath, string>> = {
  [paths.mine]: '个人中心',
  [paths.trainingClass]: '班级详情',
  [paths.timetable]: '课表',
  [paths.course]: '课程详情',
  [paths.offlineClassroom]: '面授课堂',
  [paths.testIntro]: '测试',
  [paths.homeworkIntro]: '作业',
  [paths.mistakes]: '错题本',
};

/** The title of a page of a class, and the way back: to where the student came from, else to the page above. */
export function PageTitle({ path }: { path: PhonePagePath }) {
  const classId = useSearchParams()[0].get('classId');
  const goBack = useGoBack();
  const above =
    path === paths.trainingClass || classId === null ? paths.myClasses : trainingClassPath(classId);
  return <PhonePageTitle title={TITLES[path]} onBack={() => goBack(1, above)} />;
}

/** Each page of a class links its timetable. */
export function PageLink({ path }: { path: PhonePagePath }) {
  const [search] = useSearchParams();
  const classId = search.get('classId');
  if (path === paths.timetable || classId === null) return null;
  const to = timetablePath({
    classId,
    studentId: search.get('studentId'),
    userId: search.get('userId'),
    isTrial: ['1', 'true'].includes(search.get('experience') ?? ''),
  });
  return <PhonePageLink link={{ label: '查看课表', to, icon: <CalendarDays size={22} aria-hidden /> }} />;
}
