import { NotFoundScreen } from '@cloud-school/ui';
import { paths } from '../../platform/navigation/paths.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

/** Shown for an unknown address (SHELL-12). */
export function NotFoundPage() {
  usePageFacts({ isHidden: true });
  return <NotFoundScreen homeTo={paths.home} />;
}
