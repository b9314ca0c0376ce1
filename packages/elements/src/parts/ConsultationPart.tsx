import { ConsultationDialog, type ConsultationDialogProps } from '@cloud-school/ui';
import { useState } from 'react';
import { useSentCodes } from './useSentCodes.ts';

export interface ConsultationPartProps extends Pick<
  ConsultationDialogProps,
  'initial' | 'reply' | 'onSend' | 'onSendCode'
> {
  isOpen?: boolean;
  onClose: () => void;
}

/** The dialog of a consultation; what was typed stays when it is closed and opened again. */
export function ConsultationPart({ isOpen = false, initial, ...rest }: ConsultationPartProps) {
  const [draft, setDraft] = useState(initial);
  const codes = useSentCodes(rest.onSendCode);
  if (!isOpen) return null;
  return <ConsultationDialog {...rest} {...codes} initial={draft} onDraft={setDraft} />;
}
