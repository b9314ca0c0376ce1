import { lazy, Suspense } from 'react';

const ComponentPage = lazy(async () => {
  const { ComponentPage } = await import('./ComponentPage.tsx');
  return { default: ComponentPage };
});

/** Loads the documentation's blocks with the first page only: stories and their tests do not need them. */
export function LazyComponentPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}
