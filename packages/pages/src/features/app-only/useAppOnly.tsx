import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';

const AppOnly = lazyDialog(() => import('./AppOnly.tsx'), 'AppOnly');

/**
 * PC版功能暂未开放，请打开APP: the dialog about features that only the app has. `place` is where the app has them, such as
 * 班级页. Render the dialog anywhere in the page.
 */
export function useAppOnly(place?: string): { show: (feature: string) => void; dialog: ReactNode } {
  const [feature, setFeature] = useState<string | null>(null);
  return {
    show: setFeature,
    dialog: feature && <AppOnly feature={feature} place={place} onClose={() => setFeature(null)} />,
  };
}
