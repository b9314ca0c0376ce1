import type { SingleKeys } from '@cloud-school/ui/questions';
import { useState } from 'react';
import { defineStoredFlag } from '../../platform/device/defineStored.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

const storedSingleKeys = defineStoredFlag('single-keys');

/** Whether single keys act during an exam, as this device remembers it; on at first. */
export function useSingleKeysSetting(): SingleKeys {
  const { device } = usePortal();
  const [areOn, setAreOn] = useState(() => device.get(storedSingleKeys) ?? true);
  return {
    areOn,
    onChange: (next) => {
      setAreOn(next);
      device.set(storedSingleKeys, next);
    },
  };
}
