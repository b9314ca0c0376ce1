import { object, type InferType } from 'yup';
import { textField } from './textField.ts';

/** A comment or a reply on the public site. */
export const commentForm = object({ content: textField('请输入内容') });

export type CommentValues = InferType<typeof commentForm>;
