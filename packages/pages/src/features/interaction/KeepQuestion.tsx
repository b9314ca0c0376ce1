import { KeepQuestionDialog } from '@cloud-school/ui';

interface KeepQuestionProps {
  text: string;
  /** Resolves to the error message, or null when the draft is saved. */
  saveDraft: () => Promise<string | null>;
  discard: () => void;
  /** Closes the panel, once the question is saved or discarded. */
  onDecided: () => void;
  /** Returns to the question. */
  onClose: () => void;
}

/** Saves or discards an unsent question before its panel closes (QNA-01). */
export function KeepQuestion({ text, saveDraft, discard, onDecided, onClose }: KeepQuestionProps) {
  async function keep() {
    const error = await saveDraft();
    if (error === null) onDecided();
    return error;
  }

  return (
    <KeepQuestionDialog
      text={text}
      onKeep={keep}
      onDiscard={() => {
        discard();
        onDecided();
      }}
      onBack={onClose}
    />
  );
}
