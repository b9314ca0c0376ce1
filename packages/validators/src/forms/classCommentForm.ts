import { object } from 'yup';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** A comment on a lesson. */
export const classCommentForm = object({
  content: textField('请先填写评论内容').test(toYup(maxLength(100, '评论内容不能超过 100 个字'))),
});
