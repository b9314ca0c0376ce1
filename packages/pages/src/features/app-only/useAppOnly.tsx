import type { Classroom } from '@cloud-school/domain';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';

const AppOnly = lazyDialog(() => import('./AppOnly.tsx'), 'AppOnly');

interface Wanted {
  feature: string;
  classroom?: Partial<Classroom> | undefined;
}

/**
 * PC版功能暂未开放，请打开APP: the dialog about features that only the app has. `place` is where the app has them, such as
 * 班级页. Render the dialog anywhere in the page.
 */
export function useAppOnly(place?: string): {
  show: (feature: string, classroom?: Partial<Classroom>) => void;
  dialog: ReactNode;
} {
  'use memo';
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return {
    show: (feature, classroom) => setWanted({ feature, classroom }),
    dialog: wanted && (
      <AppOnly
        feature={wanted.feature}
        classroom={wanted.classroom}
        place={place}
        onClose={() => setWanted(null)}
      />
    ),
  };
}
