import { type ReactNode, useContext } from 'react';
import { DialogEntryContext } from '../../theme/DialogEntryContext.ts';

/** The entry of the history of an open dialog. */
export function DialogEntry({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const render = useContext(DialogEntryContext);
  return isOpen && render?.(onClose);
}
