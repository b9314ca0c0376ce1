import { useContext } from 'react';
import { DialogEntryContext } from '../../theme/DialogEntryContext.ts';

/** The entry of the history of an open dialog. */
export function DialogEntry({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const Entry = useContext(DialogEntryContext);
  return isOpen && Entry && <Entry onClose={onClose} />;
}
