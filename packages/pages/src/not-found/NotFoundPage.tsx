import { NotFoundScreen } from '@cloud-school/ui';

/** An address that no page has (SHELL-12). */
export function NotFoundPage() {
  return <NotFoundScreen />;
}
