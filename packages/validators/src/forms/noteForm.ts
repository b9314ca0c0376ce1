import { boolean, object, string } from 'yup';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** A note on a lesson; classmates see a shared one. */
export const noteForm = object({
  title: textField('请先填写笔记名称').test(toYup(maxLength(100, '笔记名称不能超过 100 个字'))),
  notes: string()
    .trim()
    .default('')
    .test(toYup(maxLength(100, '笔记内容不能超过 100 个字'))),
  isShared: boolean().default(false),
});
