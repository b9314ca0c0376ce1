import {
  getQuestionCount,
  getQuestionDraft,
  listStudyQuestions,
  submitQuestion,
} from '@cloud-school/api-client';
import type { StudyQuestion } from '@cloud-school/domain';
import { dataOf, type Draft, type Loadable, type SendOutcome } from '@cloud-school/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { useStudent } from '../../platform/sign-in/useStudent.ts';
import { countAnswers } from '../replies/askedPlaces.ts';
import { useSeenAnswers } from '../replies/useSeenAnswers.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { isText } from './isText.ts';
import { sendOnce } from './sendOnce.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';
import { useOpenSend } from './useOpenSend.ts';

export interface Questions {
  count: number | null;
  /** Answers to the student's questions that were not looked at yet. */
  unread: number;
  questions: Loadable<StudyQuestion[]>;
  draft: Draft<string>;
  /** The server's draft is on its way, and nothing is written here: words written now would hide it, and their sending remove it. */
  isDraftLoading: boolean;
  /** Whether there is text that neither the server's draft nor its list holds, and that is not being sent. */
  isUnsaved: boolean;
  send: (title: string) => Promise<SendOutcome>;
  /** Saves the text as the server's draft; resolves to the error message, or null. */
  saveDraft: () => Promise<string | null>;
  /** Forgets the text, and what was saved of it before. */
  discard: () => void;
  /** The field is left: a saved draft that was erased in it is forgotten. */
  leave: () => void;
}

/** Questions about a classroom with the unsent one (QNA-01). The list and the server's draft load when the panel opens. */
export function useQuestions(scope: ClassroomScope, isOpen: boolean): Questions {
  const { client, lastReports, toasts } = usePortal();
  const student = useStudent();
  const { classId, classroomId, courseId, studentId, classroomName } = scope;
  const listArgs = { classId, classroomId };
  const draftArgs = { classId, classroomId, studentId };
  const count = useEditableLoadable(getQuestionCount, draftArgs);
  const answers = useSeenAnswers(scope);
  const list = useEditableLoadable(listStudyQuestions, isOpen || answers.hasAsked ? listArgs : null);
  const listed = dataOf(list.loadable);
  const hasMine = isOpen && listed?.some((question) => question.studentId === studentId) === true;
  const seen = hasMine ? countAnswers(listed ?? [], studentId) : null;
  const look = useEffectEvent((count: number) => answers.keep(count));
  useEffect(() => {
    if (seen !== null) look(seen);
  }, [seen]);
  const savedDraft = useEditableLoadable(getQuestionDraft, isOpen ? draftArgs : null);
  const subject = `question ${classId} ${classroomId}`;
  // A draft that the student erased or discarded, while the server still has it.
  const discarded = useDeviceDraft(`discarded ${subject}`, '', isText);
  const serverText = dataOf(savedDraft.loadable) ?? '';
  const savedText = serverText === discarded.value ? '' : serverText;
  const draft = useDeviceDraft(subject, savedText, isText);
  const open = useOpenSend(subject);
  const [sending, setSending] = useState<string | null>(null);
  const removal = useRef<Promise<void>>(Promise.resolve());

  const submit = (title: string, isDraft: boolean, idempotencyKey?: string) =>
    lastReports.track(
      client.call(
        submitQuestion,
        {
          classId,
          classroomId,
          courseId,
          classroomName,
          studentId,
          studentName: student?.name ?? '',
          studentAvatarUrl: student?.avatarUrl ?? null,
          title,
          isDraft,
        },
        { ...CLICK_CALL, isQuiet: true, ...(idempotencyKey && { idempotencyKey }) },
      ),
    );

  async function readList() {
    const questions = await client.call(listStudyQuestions, listArgs, { ...CLICK_CALL, isQuiet: true });
    void list.mutate(questions, { revalidate: false });
    return questions;
  }

  /** Not optimistic: the text stays in the field until the server accepts it. */
  async function send(title: string): Promise<SendOutcome> {
    setSending(title);
    try {
      await sendOnce<string, StudyQuestion>(title, {
        open,
        send: (sent, key) => submit(sent, false, key),
        readList,
        isSame: (question, sent) => question.studentId === studentId && question.title.trim() === sent,
        seen: dataOf(list.loadable),
      });
    } catch (error) {
      return { isSent: false, reason: getErrorMessage(error) };
    } finally {
      // The student may have sent another text in the meantime.
      setSending((current) => (current === title ? null : current));
    }
    toasts.show('success', '提问成功，请等待老师回复');
    answers.keep(countAnswers(listed ?? [], studentId));
    void savedDraft.mutate(null, { revalidate: false });
    void list.mutate();
    void count.mutate();
    return { isSent: true };
  }

  async function saveDraft() {
    const saved = draft.value;
    try {
      // The removal of an earlier draft must not arrive after it.
      await removal.current;
      await submit(saved, true);
    } catch (error) {
      return getErrorMessage(error);
    }
    void savedDraft.mutate(saved, { revalidate: false });
    discarded.drop();
    // Another window may have stored other words meanwhile: those stay.
    draft.clear(saved);
    return null;
  }

  function discard() {
    // Another window may have stored other words meanwhile: those stay.
    draft.clear(draft.value);
    if (serverText === '') return;
    discarded.onChange(serverText);
    removal.current = submit('', true).then(
      async () => {
        await savedDraft.mutate(null, { revalidate: false });
        discarded.drop();
      },
      // It stays discarded on this device.
      () => undefined,
    );
  }

  const text = draft.value.trim();
  return {
    unread: isOpen ? 0 : answers.countUnread(listed),
    count: listed?.length ?? dataOf(count.loadable),
    questions: list.loadable,
    draft: {
      ...draft,
      onChange(value) {
        if (value === '' && serverText !== '') discarded.onChange(serverText);
        draft.onChange(value);
      },
    },
    isDraftLoading: savedDraft.loadable.status === 'loading' && !draft.isChanged,
    isUnsaved: text !== '' && text !== sending && draft.value !== savedText,
    send,
    saveDraft,
    discard,
    leave() {
      if (text === '' && serverText !== '') discard();
    },
  };
}
