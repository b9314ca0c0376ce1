import { object } from 'yup';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** A question about a lesson. */
export const questionForm = object({
  title: textField('请填写问题内容').test(toYup(maxLength(100, '问题内容不能超过 100 个字'))),
});
