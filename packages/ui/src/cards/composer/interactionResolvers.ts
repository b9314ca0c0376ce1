import { classCommentForm, noteForm, questionForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';

/** The rules of what students write about a classroom: a chunk of its own, loaded when a field gets the focus. */
export const questionResolver = yupResolver(questionForm);

export const noteResolver = yupResolver(noteForm);

export const commentResolver = yupResolver(classCommentForm);
