import { useRef, useState } from 'react';
import { type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';

/** Whether a text was accepted. The reason is null if the caller has already shown it. */
export type SendOutcome = { isSent: true } | { isSent: false; reason: string | null };

interface ComposerOptions<Values extends FieldValues> {
  /** The unsent input, which its owner keeps. New values remove the messages. */
  values: Values;
  resolver: Resolver<Values>;
  /** The field that shows why nothing was sent, and gets the focus then. */
  textField: Path<Values>;
  onSend: (values: Values) => Promise<SendOutcome>;
  /** Called after sending, to clear the draft of what was sent; the student may have left the composer by then. */
  onSent: () => void;
}

/** The rules could not be loaded, or the caller broke its promise never to reject. */
const UNSENT = '没有发出，内容已保留，请重试';

/** The page of a lesson on a phone closes a composer that loses the focus, and shows what was sent. */
function closeOnPhone() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest("[data-typing='true']"))
    activeElement.blur();
}

/** Checks and sends the fields of a composer. They keep their text until it is accepted; a second press while sending does nothing. */
export function useComposer<Values extends FieldValues>(options: ComposerOptions<Values>) {
  const { values, resolver, textField, onSend, onSent } = options;
  const form = useForm<Values>({ values, resolver });
  // Not that of the form, which forgets it with new values, as when another note is opened while one is saved.
  const [isBusy, setBusy] = useState(false);
  // State is too late for the second of two presses in one frame.
  const isSending = useRef(false);

  function fail(reason: string | null) {
    if (reason === null) form.setFocus(textField);
    else form.setError(textField, { message: reason }, { shouldFocus: true });
  }

  const submit = form.handleSubmit(async (checked) => {
    const outcome = await onSend(checked);
    if (!outcome.isSent) return fail(outcome.reason);
    onSent();
    closeOnPhone();
  });

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    form.clearErrors();
    try {
      await submit();
    } catch {
      fail(UNSENT);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { control: form.control, isBusy, send, fail };
}
