import { createSandbox, STUDENTS } from '@cloud-school/sandbox';
import type { Target } from '../Target.ts';

/** A server between the sandbox and the trial, which may change requests and answers. */
export type Wrap = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/** A fresh sandbox to try, with a student who may be thrown away. */
export function openTarget({ wrap, wireSeed }: { wrap?: Wrap; wireSeed?: number } = {}): Target {
  const sandbox = createSandbox(wireSeed === undefined ? {} : { wireSeed });
  const student = STUDENTS.find(({ id }) => id === 'u-shen');
  if (!student?.password) throw new Error('The sandbox has no student u-shen with a password.');
  return {
    baseUrl: 'http://yunfan.localhost/api',
    preDomain: 'yunfan',
    account: { username: student.mobile, password: student.password },
    isWriting: true,
    origin: null,
    config: {},
    remap: {},
    fetch: wrap ? wrap(sandbox.fetch) : sandbox.fetch,
  };
}
