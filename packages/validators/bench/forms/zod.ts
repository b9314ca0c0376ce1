import * as z from 'zod';
import { idCard } from '../floor.ts';

const empty = z.literal('');

export const form = z.object({
  mobile: z
    .string()
    .min(1, '请输入内容')
    .regex(/^1\d{10}$/, '手机格式不正确'),
  email: z.union([empty, z.email('电子邮箱格式不正确')]),
  url: z.union([empty, z.url('网址格式不正确')]),
  idCard: z.union([empty, z.string().refine(idCard, '身份证格式不正确')]),
});
