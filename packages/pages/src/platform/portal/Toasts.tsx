import { ToastViewport } from '@cloud-school/ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePortal } from './Portal.ts';

/** Renders the portal's toasts beside #root, which stays empty until there is a page: until then the first paint shows. */
export function Toasts() {
  const { toasts } = usePortal();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => null);
  if (shown === null) return null;
  // oxlint-disable-next-line rendering/no-browser -- A server has no toasts.
  return createPortal(<ToastViewport toasts={shown} onDismiss={toasts.dismiss} />, document.body);
}
