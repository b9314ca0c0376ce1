import type { SingleKeys } from '@cloud-school/ui/questions';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

const FLAG = 'single-keys';

/** Whether single keys act during an exam, as this device remembers it; on at first. */
export function useSingleKeysSetting(): SingleKeys {
  const { store } = usePortal();
  const [areOn, setAreOn] = useState(() => store.getFlag(FLAG) ?? true);
  return {
    areOn,
    onChange: (next) => {
      setAreOn(next);
      store.setFlag(FLAG, next);
    },
  };
}
