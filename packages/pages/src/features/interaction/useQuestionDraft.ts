import { getQuestionDraft } from '@cloud-school/api-client';
import { dataOf, type Draft } from '@cloud-school/ui';
import { useRef } from 'react';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { getErrorMessage } from '../../platform/portal/Portal.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { isText } from './isText.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';

/** An unsent question: what is typed on this device, over what the server stores of it. */
export interface QuestionDraft {
  draft: Draft<string>;
  /** The server's draft is on its way, and nothing is written here: words written now would hide it, and their sending remove it. */
  isDraftLoading: boolean;
  /** Whether there is text that the server's draft does not hold. */
  isUnsaved: boolean;
  /** Saves the text as the server's draft; resolves to the error message, or null. */
  saveDraft: () => Promise<string | null>;
  /** Forgets the text, and what was saved of it before. */
  discard: () => void;
  /** The field is left: a saved draft that was erased in it is forgotten. */
  leave: () => void;
  /** The question was sent: the server has no draft of it any more. */
  onSent: () => void;
}

/** `submitDraft` stores a text on the server; an empty one removes what it has. The server's draft loads when the panel opens. */
export function useQuestionDraft(
  { classId, classroomId, studentId }: ClassroomScope,
  subject: string,
  isOpen: boolean,
  submitDraft: (text: string) => Promise<unknown>,
): QuestionDraft {
  const saved = useEditableLoadable(getQuestionDraft, isOpen ? { classId, classroomId, studentId } : null);
  // A draft that the student erased or discarded, while the server still has it.
  const discarded = useDeviceDraft(`discarded ${subject}`, '', isText);
  const serverText = dataOf(saved.loadable) ?? '';
  const savedText = serverText === discarded.value ? '' : serverText;
  const draft = useDeviceDraft(subject, savedText, isText);
  const removal = useRef<Promise<void>>(Promise.resolve());
  const isEmpty = draft.value.trim() === '';

  async function saveDraft() {
    const text = draft.value;
    try {
      // The removal of an earlier draft must not arrive after it.
      await removal.current;
      await submitDraft(text);
    } catch (error) {
      return getErrorMessage(error);
    }
    void saved.mutate(text, { revalidate: false });
    discarded.drop();
    // Another window may have stored other words meanwhile: those stay.
    draft.clear(text);
    return null;
  }

  function discard() {
    // Another window may have stored other words meanwhile: those stay.
    draft.clear(draft.value);
    if (serverText === '') return;
    discarded.onChange(serverText);
    removal.current = submitDraft('').then(
      async () => {
        await saved.mutate(null, { revalidate: false });
        discarded.drop();
      },
      // It stays discarded on this device.
      () => undefined,
    );
  }

  return {
    draft: {
      ...draft,
      onChange(value) {
        if (value === '' && serverText !== '') discarded.onChange(serverText);
        draft.onChange(value);
      },
    },
    isDraftLoading: saved.loadable.status === 'loading' && !draft.isChanged,
    isUnsaved: !isEmpty && draft.value !== savedText,
    saveDraft,
    discard,
    leave() {
      if (isEmpty && serverText !== '') discard();
    },
    onSent: () => void saved.mutate(null, { revalidate: false }),
  };
}
