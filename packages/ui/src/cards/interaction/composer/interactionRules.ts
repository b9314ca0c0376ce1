import { classCommentForm, noteForm, questionForm } from '@cloud-school/validators/forms';
import { checkForm } from './checkForm.ts';

/** The rules of what students write about a classroom: a chunk of its own, loaded when a field gets the focus. */
export const checkQuestion = (values: { title: string }) => checkForm(questionForm, values);

export const checkNote = (values: { title: string; notes: string; isShared: boolean }) =>
  checkForm(noteForm, values);

export const checkComment = (values: { content: string }) => checkForm(classCommentForm, values);
