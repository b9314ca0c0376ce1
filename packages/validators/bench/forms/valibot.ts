import * as v from 'valibot';
import { idCard } from '../floor.ts';

const empty = v.literal('');

export const form = v.object({
  mobile: v.pipe(v.string(), v.nonEmpty('请输入内容'), v.regex(/^1\d{10}$/, '手机格式不正确')),
  email: v.union([empty, v.pipe(v.string(), v.email('电子邮箱格式不正确'))]),
  url: v.union([empty, v.pipe(v.string(), v.url('网址格式不正确'))]),
  idCard: v.union([empty, v.pipe(v.string(), v.check(idCard, '身份证格式不正确'))]),
});
