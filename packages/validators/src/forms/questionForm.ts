import { object } from 'yup';
import { limits } from '../limits.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** A question about a lesson. */
export const questionForm = object({
  title: textField('请填写问题内容').test(
    toYup(maxLength(limits.question, `问题内容不能超过 ${limits.question} 个字`)),
  ),
});
