import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { theme } from '../../theme/theme.ts';

export interface KeepQuestionDialogProps {
  /** The question that was not sent. */
  text: string;
  /** Saves it as a draft; resolves to the error message, or null when it is saved. */
  onKeep: () => Promise<string | null>;
  onDiscard: () => void;
  /** Returns to the question: Escape and a press outside never discard. */
  onBack: () => void;
}

/** Asks what happens to an unsent question when its panel closes (QNA-01). */
export function KeepQuestionDialog({ text, onKeep, onDiscard, onBack }: KeepQuestionDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function keep() {
    setError(null);
    setSaving(true);
    setError(await onKeep());
    setSaving(false);
  }

  return (
    <Dialog
      isOpen
      onClose={onBack}
      isLocked={isSaving}
      title="是否保留本次编辑？"
      description={
        <>
          问题还没有提交，已写 <strong>{Array.from(text).length}</strong> 个字。保留后下次打开接着写。
        </>
      }
      initialFocus={keepButton}
      actions={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onDiscard}>
            不保留
          </Button>
          <Button ref={keepButton} isLoading={isSaving} onClick={() => void keep()}>
            保留
          </Button>
        </>
      }
    >
      {error && <Failure role="alert">没有保留成功：{error}</Failure>}
    </Dialog>
  );
}

const Failure = styled.p`
  color: ${theme.color.danger.ink};
`;
