import { isOtherZone, toSchoolTime } from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { type Lesson, TimetableScreen } from '@cloud-school/ui/calendar';
import { useMemo } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSaveCalendar } from '../../features/files/useSaveCalendar.ts';
import { useReminders } from '../../features/reminders/useReminders.ts';
import { parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { LazyBlock } from '../../platform/history/LazyBlock.tsx';
import { toPlaceWithin } from '../../platform/history/placesOf.ts';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { classroomPath, paths } from '../../platform/navigation/paths.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { readTimetablePlace, writeTimetablePlace } from './readTimetablePlace.ts';
import { useTimetable } from './useTimetable.ts';

const ReminderCard = lazyComponent(() => import('../../features/reminders/ReminderCard.tsx'), 'ReminderCard');

/** The timetable of the class of the address; redirects to the list of classes without an id. */
export function TimetablePage() {
  const [search] = useSearchParams();
  const { classId, studentId } = parseStudyQuery(search);
  if (!classId) return <Navigate to={paths.myClasses} replace />;
  return <ClassTimetable key={classId} classId={classId} studentId={studentId ?? null} />;
}

interface ClassTimetableProps {
  classId: string;
  studentId: string | null;
}

/** A timetable whose view and day are in the address, so that Back returns to the period before (TIME-01). */
function ClassTimetable({ classId, studentId: givenStudentId }: ClassTimetableProps) {
  'use memo';
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const { saveCalendar, dialog } = useSaveCalendar();
  const today = toSchoolTime(useNow().getTime()).slice(0, 10);
  const place = useMemo(() => readTimetablePlace(search, today), [search, today]);
  const timetable = useTimetable({ classId, studentId: givenStudentId, place });
  const { detail, shown, userId, studentId } = timetable;
  const now = toSchoolTime(timetable.now.getTime());

  const planned = (dataOf(shown.timetable)?.days ?? []).flatMap(({ activities }) =>
    activities.map((activity) => ({ classId, activity })),
  );
  useReminders(planned, ({ activity }) => classroomPath(activity, { classId, studentId, userId }));

  // The name of the file has a day of the period.
  const exportLessons = (lessons: Lesson[]) =>
    saveCalendar(lessons, { classId, title: '课表', name: `课表 ${shown.place.date}`, now });

  return (
    <TimetableScreen
      place={place}
      shownDate={shown.place.date}
      detail={detail}
      timetable={shown.timetable}
      duty={shown.duty}
      now={now}
      isOtherZone={isOtherZone(timetable.now)}
      activityTo={({ activity }) => classroomPath(activity, { classId, studentId, userId })}
      onMove={(next) =>
        setSearch(writeTimetablePlace(search, next), {
          preventScrollReset: true,
          state: toPlaceWithin(location),
        })
      }
      onExport={exportLessons}
      classesTo={paths.myClasses}
      classTo={classPath(search)}
    >
      <LazyBlock errorTitle="上课提醒加载失败" minHeight={96} phoneHeight={112}>
        <ReminderCard classId={classId} />
      </LazyBlock>
      {dialog}
    </TimetableScreen>
  );
}

/** The page of the class, with the query that this page was opened with (TIME-01). */
function classPath(search: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const key of ['classId', 'userId', 'studentId', 'experience']) {
    const value = search.get(key);
    if (value) query.set(key, value);
  }
  return `${paths.trainingClass}?${query}`;
}
