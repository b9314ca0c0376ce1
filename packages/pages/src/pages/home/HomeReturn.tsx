import { useSchoolSettings } from '@cloud-school/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { stateToPassOn } from '../../platform/history/ownEntry.ts';
import { readCommented, withoutCommented } from './commentedSearch.ts';

const ReturnedComments = lazyDialog(() => import('./ReturnedComments.tsx'), 'ReturnedComments', {
  isInAddress: true,
});

/** The dialog that a sign-in returns to, of the address of the home page. */
export function HomeReturn() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const { hasComments } = useSchoolSettings();
  const commented = readCommented(search);
  if (!commented || !hasComments) return null;
  return (
    <ReturnedComments
      commented={commented}
      onClose={() => setSearch(withoutCommented(search), { replace: true, state: stateToPassOn(location) })}
    />
  );
}
