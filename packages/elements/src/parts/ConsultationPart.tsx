import { ConsultationDialog, type ConsultationDialogProps } from '@cloud-school/ui';
import { useState } from 'react';

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
  const [sentAt, setSentAt] = useState<Readonly<Record<string, number>>>({});
  async function sendCode(mobile: string) {
    const reason = await rest.onSendCode(mobile);
    if (reason === null) setSentAt((before) => ({ ...before, [mobile]: Date.now() }));
    return reason;
  }
  if (!isOpen) return null;
  return (
    <ConsultationDialog
      {...rest}
      initial={draft}
      onDraft={setDraft}
      onSendCode={sendCode}
      getCodeSentAt={(mobile) => sentAt[mobile] ?? null}
    />
  );
}
