import { keysOf } from '@cloud-school/domain';
import { useRef, useState } from 'react';
import type { SendOutcome } from '../../comment-thread/CommentComposer.tsx';
import type { Checked, FieldErrors } from './checkForm.ts';

interface ComposerOptions<Values extends object> {
  values: Values;
  check: (values: Values) => Promise<Checked<Values>>;
  onSend: (values: Values) => Promise<SendOutcome>;
  /** Called after sending, to clear the draft of what was sent; the student may have left the composer by then. */
  onSent: () => void;
  /** Gets the focus after a failure. */
  focus: (wrongField: keyof Values | null) => void;
}

/** The rules could not be loaded, or the caller broke its promise never to reject. */
const UNSENT = '没有发出，内容已保留，请重试';

/** Checks and sends the fields of a composer. They keep their text until it is accepted; a second press while sending does nothing. */
export function useComposer<Values extends object>(options: ComposerOptions<Values>) {
  const { values, check, onSend, onSent, focus } = options;
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // State is too late for the second of two presses in one frame.
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    clear();
    try {
      const checked = await check(values);
      if ('errors' in checked) {
        setErrors(checked.errors);
        const [wrongField = null] = keysOf(checked.errors);
        focus(wrongField);
        return;
      }
      const outcome = await onSend(checked.values);
      if (outcome.isSent) {
        onSent();
        return;
      }
      setFailure(outcome.reason);
      focus(null);
    } catch {
      setFailure(UNSENT);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  /** Removes the messages; call it when the text changes. */
  function clear() {
    setErrors({});
    setFailure(null);
  }

  return { errors, failure, isBusy, send, clear };
}
