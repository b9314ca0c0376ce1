import { type Classroom, toSchoolTime } from '@cloud-school/domain';
import { AppOnlyDialog } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useNow } from '../../platform/time/useNow.ts';

interface AppOnlyProps {
  feature: string;
  place: string | undefined;
  /** What the student wants to open where that is a classroom: of a live one the dialog says when it is. */
  classroom: Partial<Classroom> | undefined;
  onClose: () => void;
}

/** The dialog about a feature of the app, with the configured download address (CDET-06). */
export function AppOnly({ classroom, ...props }: AppOnlyProps) {
  const { config } = usePortal();
  const { liveState = null, startsAt = null, endsAt = null } = classroom ?? {};
  const now = toSchoolTime(useNow([startsAt]).getTime());
  const live = liveState === null ? undefined : { liveState, startsAt, endsAt, now };
  return <AppOnlyDialog {...props} live={live} appAddress={config.appDownloadAddress} />;
}
