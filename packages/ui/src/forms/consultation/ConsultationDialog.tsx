import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { theme } from '../../theme/theme.ts';
import { busyMessage } from '../busyMessage.ts';
import type { ConsultationFields } from './ConsultationFields.ts';
import { ConsultationForm, type ConsultationFormProps } from './ConsultationForm.tsx';

export interface ConsultationDialogProps extends Pick<
  ConsultationFormProps,
  'initial' | 'onDraft' | 'onSendCode' | 'getCodeSentAt'
> {
  /** What the school promises after the message was sent: 招生老师一个工作日内回电. */
  reply?: string | null;
  /** Resolves to the error message, or null if the message was accepted. */
  onSend: (fields: ConsultationFields) => Promise<string | null>;
  onClose: () => void;
}

/** A message to the school's advisers (RAIL-01). The text survives a failed send; callers keep it across closing by onDraft. */
export function ConsultationDialog({ reply, onSend, onClose, ...form }: ConsultationDialogProps) {
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(fields: ConsultationFields) {
    setError(null);
    setSending(true);
    setError(await onSend(fields).catch(() => busyMessage));
    setSending(false);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="在线咨询"
      description={reply}
      width={480}
      isSheetOnPhone
      closeLabel="关闭"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} isLoading={isSending}>
            提交
          </Button>
        </>
      }
    >
      <ConsultationForm
        {...form}
        id={formId}
        onSend={send}
        onCheckFailed={() => setError(busyMessage)}
        notice={
          error && (
            <Failure role="alert">
              <CircleAlert size={20} aria-hidden />
              <span>
                <strong>提交失败，内容已保留</strong>
                {error}
              </span>
            </Failure>
          )
        }
      />
    </Dialog>
  );
}

const Failure = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.danger.tint};
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.danger.ink};
  }
  strong {
    display: block;
    font: ${theme.type.bodyStrong};
  }
`;
