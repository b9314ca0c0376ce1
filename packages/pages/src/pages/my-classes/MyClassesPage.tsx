import { updateEnrolState } from '@cloud-school/api-client';
import { type StudentClass, toSchoolDay } from '@cloud-school/domain';
import {
  ButtonLink,
  type ClassView,
  dataOf,
  MyClassesScreen,
  StudyEntriesSpace,
  StudyTodaySkeleton,
  useIsPhone,
} from '@cloud-school/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useInstallHint } from '../../features/install/useInstallHint.ts';
import { useMyClasses } from '../../features/student-classes/useMyClasses.ts';
import { readShortcut } from '../../platform/installed/shortcuts.ts';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { paths, trainingClassPath } from '../../platform/navigation/paths.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { readMyClassesView, writeMyClassesView } from './myClassesView.ts';

const StudyToday = lazyComponent(() => import('../../features/what-now/StudyToday.tsx'), 'StudyToday');
const StudentEntries = lazyComponent(
  () => import('../../features/study-entries/StudentEntries.tsx'),
  'StudentEntries',
);
const InstallHint = lazyComponent(() => import('../../features/install/InstallHint.tsx'), 'InstallHint');
const OpenShortcut = lazyComponent(() => import('./OpenShortcut.tsx'), 'OpenShortcut');

/** The student's classes, tab and page in the address; a click updates the enrolment state and opens the class (CLASS-02). */
export function MyClassesPage() {
  const { brand, client, toasts } = usePortal();
  const isPhone = useIsPhone();
  const userId = useUserId();
  const navigate = useNavigate();
  const classes = useMyClasses();
  const today = toSchoolDay(useNow().getTime());
  const [search, setSearch] = useSearchParams();
  const shortcut = readShortcut(search);
  const { isDue, decline } = useInstallHint();
  const setView = (view: ClassView) =>
    setSearch(writeMyClassesView(search, view), { replace: true, preventScrollReset: true });

  // Only the last click navigates, and only while the list is mounted.
  const opening = useRef<AbortController>(null);
  useEffect(() => () => opening.current?.abort(), []);

  async function open({ classId, schoolId }: StudentClass) {
    if (userId === null) return;
    opening.current?.abort();
    const { signal } = (opening.current = new AbortController());
    await client.call(updateEnrolState, { classId, userId }, { ...CLICK_CALL, signal });
    void navigate(trainingClassPath(classId, schoolId));
  }

  const known = dataOf(classes);
  // The page before it stays meanwhile.
  if (known && shortcut) return <OpenShortcut shortcut={shortcut} classes={known} />;
  const entries = (
    <Suspense fallback={<StudyEntriesSpace />}>
      <StudentEntries classes={known} variant="links" />
    </Suspense>
  );
  return (
    <MyClassesScreen
      whatNow={
        known === null ? (
          classes.status === 'loading' && <StudyTodaySkeleton hasEntries={isPhone} />
        ) : (
          <Suspense fallback={<StudyTodaySkeleton hasEntries={isPhone} />}>
            <StudyToday classes={known} entries={isPhone && entries} />
          </Suspense>
        )
      }
      entries={!isPhone && entries}
      install={
        known &&
        isDue && (
          <Suspense>
            <InstallHint onDecline={decline} />
          </Suspense>
        )
      }
      classes={classes}
      homeTo={paths.home}
      today={today}
      view={readMyClassesView(search)}
      emptyAction={
        brand.routes.some(({ path }) => path === paths.majors) && (
          <ButtonLink to={paths.majors} variant="outline">
            看看培训项目
          </ButtonLink>
        )
      }
      onViewChange={setView}
      // The error policy shows the message; the student stays on the list.
      onOpen={(studentClass) => void open(studentClass).catch(() => undefined)}
      onWarn={(message) => toasts.show('warning', message)}
    />
  );
}
