import { getQuestionCount, listStudyQuestions, submitQuestion } from '@cloud-school/api-client';
import type { StudyQuestion } from '@cloud-school/domain';
import { dataOf, type Loadable, type SendOutcome } from '@cloud-school/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { useStudent } from '../../platform/sign-in/useStudent.ts';
import { countAnswers } from '../replies/askedPlaces.ts';
import { useSeenAnswers } from '../replies/useSeenAnswers.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { sendOnce } from './sendOnce.ts';
import { useOpenSend } from './useOpenSend.ts';
import { type QuestionDraft, useQuestionDraft } from './useQuestionDraft.ts';

export interface Questions extends Omit<QuestionDraft, 'onSent'> {
  count: number | null;
  /** Answers to the student's questions that were not looked at yet. */
  unread: number;
  questions: Loadable<StudyQuestion[]>;
  /** Whether there is text that neither the server's draft nor its list holds, and that is not being sent. */
  isUnsaved: boolean;
  send: (title: string) => Promise<SendOutcome>;
}

/** Questions about a classroom with the unsent one (QNA-01). The list loads when the panel opens. */
export function useQuestions(scope: ClassroomScope, isOpen: boolean): Questions {
  const { client, lastReports, toasts } = usePortal();
  const student = useStudent();
  const { classId, classroomId, courseId, studentId, classroomName } = scope;
  const listArgs = { classId, classroomId };
  const count = useEditableLoadable(getQuestionCount, { classId, classroomId, studentId });
  const answers = useSeenAnswers(scope);
  const list = useEditableLoadable(listStudyQuestions, isOpen || answers.hasAsked ? listArgs : null);
  const listed = dataOf(list.loadable);
  const hasMine = isOpen && listed?.some((question) => question.studentId === studentId) === true;
  const seen = hasMine ? countAnswers(listed ?? [], studentId) : null;
  const look = useEffectEvent((count: number) => answers.keep(count));
  useEffect(() => {
    if (seen !== null) look(seen);
  }, [seen]);
  const subject = `question ${classId} ${classroomId}`;
  const open = useOpenSend(subject);
  const [sending, setSending] = useState<string | null>(null);

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

  const { onSent, ...written } = useQuestionDraft(scope, subject, isOpen, (text) => submit(text, true));

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
    onSent();
    void list.mutate();
    void count.mutate();
    return { isSent: true };
  }

  return {
    ...written,
    unread: isOpen ? 0 : answers.countUnread(listed),
    count: listed?.length ?? dataOf(count.loadable),
    questions: list.loadable,
    isUnsaved: written.isUnsaved && written.draft.value.trim() !== sending,
    send,
  };
}
