import { describe, expect, test } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import * as forms from './index.ts';

/** The first message of each field, as a form shows it. */
function messages(form: AnyObjectSchema, values: unknown): Record<string, string> {
  try {
    form.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

const mobile = '13800138000';
const hundred = '字'.repeat(100);

interface FormCase {
  readonly form: AnyObjectSchema;
  readonly full: Record<string, unknown>;
  readonly empty: Record<string, string>;
  readonly wrong: readonly (readonly [values: Record<string, unknown>, messages: Record<string, string>])[];
}

const account = { mobile: '请输入正确的手机号', code: '请输入6位验证码', agreed: '请先阅读并同意协议' };

const cases: Record<Exclude<keyof typeof forms, 'nameFields'>, FormCase> = {
  consultationForm: {
    form: forms.consultationForm,
    full: { name: '张三', phone: mobile, code: '123456', content: '学费多少？' },
    empty: { name: '请输入姓名', phone: '请输入电话', code: '请输入验证码', content: '请输入您要咨询的内容' },
    wrong: [
      [{ phone: '138001380001' }, { phone: '电话不能超过 11 位' }],
      [{ code: '1234567' }, { code: '验证码不能超过 6 位' }],
    ],
  },
  certificateQueryForm: {
    form: forms.certificateQueryForm,
    full: { name: '阿卜杜拉·买买提', certificateNumber: 'S000001', captchaCode: '1234' },
    empty: { name: '请输入姓名', certificateNumber: '请输入证书编号', captchaCode: '请输入验证码' },
    wrong: [
      [{ name: '张三1' }, { name: '姓名格式不正确' }],
      [{ name: '一二三四五六七八九' }, { name: '姓名不能超过 8 个字' }],
      [{ captchaCode: 'a1b2' }, { captchaCode: '验证码格式不正确' }],
    ],
  },
  loginBySmsForm: {
    form: forms.loginBySmsForm,
    full: { mobile, code: '123456', agreed: true },
    empty: account,
    wrong: [
      [{ mobile: '1380013800' }, { mobile: account.mobile }],
      [{ mobile: '23800138000' }, { mobile: account.mobile }],
      [{ code: '12345' }, { code: account.code }],
      [{ code: '1234567' }, { code: account.code }],
      [{ agreed: false }, { agreed: account.agreed }],
    ],
  },
  loginByPasswordForm: {
    form: forms.loginByPasswordForm,
    // An account that is older than the password rule must still be able to sign in.
    full: { mobile, password: 'a!', agreed: true },
    empty: { mobile: account.mobile, password: '请输入密码', agreed: account.agreed },
    wrong: [[{ mobile: '1' }, { mobile: account.mobile }]],
  },
  registerPersonalForm: {
    form: forms.registerPersonalForm,
    full: { name: '沈雨薇', mobile, code: '123456', schoolId: '7', agreed: true },
    empty: { ...account, schoolId: '请选择要加入的云校' },
    wrong: [
      [{ code: '1' }, { code: account.code }],
      [{ name: '沈雨薇2' }, { name: '姓名格式不正确' }],
      [{ name: '沈'.repeat(21) }, { name: '姓名不能超过 20 个字' }],
    ],
  },
  registerEnterpriseForm: {
    form: forms.registerEnterpriseForm,
    full: {
      name: '林静',
      mobile,
      code: '123456',
      enterpriseName: '金蝶软件',
      invitationCode: 'A1B2C3',
      agreed: true,
    },
    empty: { ...account, enterpriseName: '请输入企业名称', invitationCode: '请输入邀请码' },
    wrong: [
      [{ invitationCode: 'A1B2C3D' }, { invitationCode: '邀请码不能超过 6 位' }],
      [{ enterpriseName: '企'.repeat(61) }, { enterpriseName: '企业名称不能超过 60 个字' }],
    ],
  },
  questionForm: {
    form: forms.questionForm,
    full: { title: hundred },
    empty: { title: '请填写问题内容' },
    wrong: [[{ title: `${hundred}一` }, { title: '问题内容不能超过 100 个字' }]],
  },
  noteForm: {
    form: forms.noteForm,
    full: { title: hundred, notes: hundred, isShared: true },
    empty: { title: '请先填写笔记名称' },
    wrong: [
      [{ title: `${hundred}一` }, { title: '笔记名称不能超过 100 个字' }],
      [{ notes: `${hundred}一` }, { notes: '笔记内容不能超过 100 个字' }],
    ],
  },
  classCommentForm: {
    form: forms.classCommentForm,
    full: { content: hundred },
    empty: { content: '请先填写评论内容' },
    wrong: [[{ content: `${hundred}一` }, { content: '评论内容不能超过 100 个字' }]],
  },
};

describe.each(Object.entries(cases))('%s', (_, { form, full, empty, wrong }) => {
  test('passes when it is filled in', () => {
    expect(messages(form, full)).toEqual({});
  });
  test('has a message for each empty field', () => {
    expect(messages(form, {})).toEqual(empty);
    const blanks = Object.fromEntries(
      Object.entries(full).map(([field, value]) => [field, typeof value === 'string' ? ' 　' : false]),
    );
    expect(messages(form, blanks)).toEqual(empty);
  });
  test('has a message for each malformed field', () => {
    for (const [values, expected] of wrong) expect(messages(form, { ...full, ...values })).toEqual(expected);
  });
  test('removes the white space around text', () => {
    const spaced = Object.fromEntries(
      Object.entries(full).map(([field, value]) => [
        field,
        typeof value === 'string' && field !== 'password' ? ` ${value} ` : value,
      ]),
    );
    expect(form.validateSync(spaced)).toEqual(full);
  });
});
