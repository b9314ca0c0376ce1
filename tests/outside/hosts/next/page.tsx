import { EmptyState } from '@cloud-school/ui';
import { NameForm } from './NameForm';

/** A server component that renders components of ui. */
export default function Page() {
  return (
    <main>
      <EmptyState title="暂无班级" />
      <NameForm />
    </main>
  );
}
