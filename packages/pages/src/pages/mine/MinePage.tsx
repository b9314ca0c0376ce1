import {
  getClassBehaviour,
  getStudentStatistics,
  getUserInfo,
  listReceivableCoupons,
} from '@cloud-school/api-client';
import { isMastered, type StudentClass, toSchoolDay } from '@cloud-school/domain';
import { dataOf, LOADING, type MineFigure, MineScreen } from '@cloud-school/ui';
import { Suspense, useState } from 'react';
import { useClassStudent } from '../../features/class-student/useClassStudent.ts';
import { useMistakeCards } from '../../features/mistakes/useMistakeCards.ts';
import { useOwnAnswers } from '../../features/replies/useOwnAnswers.ts';
import { useMyClasses } from '../../features/student-classes/useMyClasses.ts';
import { StudentEntries } from '../../features/study-entries/StudentEntries.tsx';
import { useClassCertificates } from '../../features/study-entries/useClassCertificates.ts';
import { classesInService } from '../../features/what-now/usePlannedWeek.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { certificatePath, paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { accountRows, schoolRows } from './mineRows.tsx';

const Consultation = lazyDialog(() => import('../../features/consultation/Consultation.tsx'), 'Consultation');
const LogoutDialog = lazyDialog(() => import('../../features/site-frame/LogoutDialog.tsx'), 'LogoutDialog');

/** As many coupons are asked for as home shows. */
const COUPONS = 3;

const NO_CLASSES: readonly StudentClass[] = [];

/** 个人中心 (HEAD-04): who is signed in, and what is hers. */
export function MinePage() {
  usePageTitle();
  const { brand, config } = usePortal();
  const now = useNow();
  const [open, setOpen] = useState<'message' | 'logout' | null>(null);
  const person = useLoadable(getUserInfo, {});
  const loadedClasses = useMyClasses();
  const classes = dataOf(loadedClasses);
  const certificates = useClassCertificates(classes);
  const coupons = useLoadable(listReceivableCoupons, { size: COUPONS });
  const { answers, markRead } = useOwnAnswers();
  const { business, school } = useTenantSchool();
  const phone = dataOf(business)?.contactMobile ?? dataOf(school)?.contactMobile ?? null;
  const hasMajors = brand.routes.some(({ path }) => path === paths.majors);
  return (
    <Suspense>
      <MineScreen
        homeTo={paths.home}
        person={person}
        figures={useFigures(classes ?? NO_CLASSES)}
        profileHref={config.accountPages?.profile}
        entries={<StudentEntries classes={classes} variant="tiles" />}
        certificates={
          loadedClasses.status === 'failed' ? loadedClasses : classes === null ? LOADING : certificates
        }
        queryTo={certificatePath('graduation')}
        classTo={(classId) => trainingClassPath(classId)}
        answers={answers}
        now={now}
        onOpenAnswer={markRead}
        coupons={{
          coupons,
          today: toSchoolDay(now.getTime()),
          claimTo: paths.home,
          useTo: hasMajors ? paths.majors : paths.home,
        }}
        account={accountRows(config.accountPages ?? {}, dataOf(person)?.mobile ?? null)}
        school={schoolRows(phone, () => setOpen('message'))}
        onLogout={() => setOpen('logout')}
      />
      {open === 'message' && <Consultation onClose={() => setOpen(null)} />}
      {open === 'logout' && <LogoutDialog onClose={() => setOpen(null)} />}
    </Suspense>
  );
}

const HOUR_MS = 3_600_000;

/** What was reached in the class of now, and of the book of mistakes; what is not known or nothing is absent. */
function useFigures(classes: readonly StudentClass[]): MineFigure[] {
  const classId = classesInService(classes)[0]?.classId;
  const { userId, studentId } = useClassStudent({ classId });
  const student =
    classId !== undefined && userId !== null && studentId !== null ? { classId, studentId, userId } : null;
  const study = dataOf(useLoadable(getStudentStatistics, student));
  const behaviour = dataOf(useLoadable(getClassBehaviour, student));
  const mastered = Object.values(useMistakeCards().cards).filter(isMastered).length;
  const figures = [
    { label: '学习小时', value: Math.floor((study?.studyDuration ?? 0) / HOUR_MS) },
    { label: '到班次数', value: behaviour?.attendanceCount ?? 0 },
    { label: '掌握错题', value: mastered },
  ];
  return figures.filter(({ value }) => value > 0).map(({ label, value }) => ({ label, value: `${value}` }));
}
