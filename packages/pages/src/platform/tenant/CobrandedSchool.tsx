import { type ReactNode, useEffect } from 'react';
import { Cobranded } from '../brand/Cobranded.tsx';
import { usePortal } from '../portal/Portal.ts';

/** A vendor's school shown in the vendor's look, kept for later visits (SHELL-09). */
export function CobrandedSchool({ children }: { children: ReactNode }) {
  const { store } = usePortal();
  useEffect(() => store.set('isKingDee', true), [store]);
  return <Cobranded>{children}</Cobranded>;
}
