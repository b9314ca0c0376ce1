import { NotFoundScreen } from '@cloud-school/ui';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

/** An address that no page has (SHELL-12). */
export function NotFoundPage() {
  usePageFacts({ isHidden: true });
  return <NotFoundScreen />;
}
