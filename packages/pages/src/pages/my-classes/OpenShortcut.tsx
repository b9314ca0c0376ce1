import type { StudentClass } from '@cloud-school/domain';
import { Navigate } from 'react-router-dom';
import { classesInService } from '../../features/what-now/usePlannedWeek.ts';
import type { Shortcut } from '../../platform/installed/shortcuts.ts';
import { paths, timetablePath, trainingClassPath } from '../../platform/navigation/paths.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';

const addresses: Record<Shortcut, (of: StudentClass, userId: string | null) => string> = {
  // A class begins with its lessons of today.
  today: ({ classId, schoolId }) => trainingClassPath(classId, schoolId),
  timetable: ({ classId }, userId) => timetablePath({ classId, studentId: null, userId, isTrial: false }),
};

interface OpenShortcutProps {
  shortcut: Shortcut;
  classes: readonly StudentClass[];
}

/** Opens what a shortcut of the installed app names, of the first class in service; without one the list of classes stays. */
export function OpenShortcut({ shortcut, classes }: OpenShortcutProps) {
  const userId = useUserId();
  const [main] = classesInService(classes);
  return <Navigate to={main ? addresses[shortcut](main, userId) : paths.myClasses} replace />;
}
