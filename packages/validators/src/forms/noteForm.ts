import { boolean, object, string } from 'yup';
import { limits } from '../limits.ts';
import { normalise } from '../normalise.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { required } from '../rules/text/required.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** A note on a lesson; classmates see a shared one. */
export const noteForm = object({
  title: textField('请先填写笔记名称').test(
    toYup(maxLength(limits.noteTitle, `笔记名称不能超过 ${limits.noteTitle} 个字`)),
  ),
  notes: string()
    .transform(normalise(required()))
    .default('')
    .test(toYup(maxLength(limits.noteContent, `笔记内容不能超过 ${limits.noteContent} 个字`))),
  isShared: boolean().default(false),
});
