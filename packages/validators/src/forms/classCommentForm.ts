import { object } from 'yup';
import { limits } from '../limits.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** A comment on a lesson. */
export const classCommentForm = object({
  content: textField('请先填写评论内容').test(
    toYup(maxLength(limits.comment, `评论内容不能超过 ${limits.comment} 个字`)),
  ),
});
