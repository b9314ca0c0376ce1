// Written by `pnpm write elements` from src/specs.
import type { LoginFormPartProps } from '../../parts/LoginFormPart.tsx';
import type { TextFieldProps, CaptchaEntryProps } from '@cloud-school/ui';
import type { CodeFieldPartProps } from '../../parts/CodeFieldPart.tsx';
import type { LookupFormPartProps } from '../../parts/LookupFormPart.tsx';
import type { ConsultationPartProps } from '../../parts/ConsultationPart.tsx';
import type { RegisterFormPartProps } from '../../parts/RegisterFormPart.tsx';
import type { Argument, CsNavigate, CsRetry, FieldElement, Loaded, RequestEvent } from '../../elementTypes.ts';

/** 登录 */
export interface CsLoginForm extends HTMLElement {
  /** 先显示 password 或 sms */
  initialMode: LoginFormPartProps['initialMode'] | undefined;
}
export interface CsLoginFormEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-login': RequestEvent<{ values: Argument<LoginFormPartProps['onLogin'], 0> }, LoginFormPartProps['onLogin']>;
  'cs-send-code': RequestEvent<{ mobile: Argument<LoginFormPartProps['onSendCode'], 0> }, LoginFormPartProps['onSendCode']>;
}

/** 文本框 */
export interface CsTextField extends FieldElement {
  /** 标签；没有时取页面上的 `<label>` */
  label: TextFieldProps['label'] | undefined;
  /** 标签只给读屏 */
  isLabelHidden: TextFieldProps['isLabelHidden'] | undefined;
  /** 字段下的提示 */
  hint: TextFieldProps['hint'] | undefined;
  /** 占位文字 */
  placeholder: TextFieldProps['placeholder'] | undefined;
  /** 最多几个字 */
  maxLength: TextFieldProps['maxLength'] | undefined;
  /** medium 或 large */
  size: TextFieldProps['size'] | undefined;
  /** text、tel 或 password */
  type: TextFieldProps['type'] | undefined;
  /** 浏览器可填的内容 */
  autoComplete: TextFieldProps['autoComplete'] | undefined;
}
export interface CsTextFieldEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 短信验证码 */
export interface CsCodeField extends FieldElement {
  /** 标签；没有时取页面上的 `<label>` */
  label: CodeFieldPartProps['label'] | undefined;
  /** 标签只给读屏 */
  isLabelHidden: CodeFieldPartProps['isLabelHidden'] | undefined;
  /** 字段下的提示 */
  hint: CodeFieldPartProps['hint'] | undefined;
  /** 占位文字 */
  placeholder: CodeFieldPartProps['placeholder'] | undefined;
  /** 最多几个字 */
  maxLength: CodeFieldPartProps['maxLength'] | undefined;
  /** medium 或 large */
  size: CodeFieldPartProps['size'] | undefined;
  /** 上次发送的时刻，1970 年起的毫秒 */
  sentAt: CodeFieldPartProps['sentAt'] | undefined;
}
export interface CsCodeFieldEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-send-code': RequestEvent<Record<string, never>, CodeFieldPartProps['onSendCode']>;
}

/** 图形验证码 */
export interface CsCaptchaField extends FieldElement {
  /** 图片的地址 */
  captcha: Loaded<CaptchaEntryProps['captcha']> | undefined;
}
export interface CsCaptchaFieldEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-refresh': CustomEvent<Record<string, never>>;
}

/** 证书查询 */
export interface CsLookupForm extends HTMLElement {
  /** 图片的地址 */
  captcha: Loaded<LookupFormPartProps['captcha']> | undefined;
  /** 先选哪一种：level 或 graduation */
  kind: LookupFormPartProps['kind'] | undefined;
}
export interface CsLookupFormEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-refresh': CustomEvent<Record<string, never>>;
  'cs-query': RequestEvent<{ kind: Argument<LookupFormPartProps['onQuery'], 0>; fields: Argument<LookupFormPartProps['onQuery'], 1> }, LookupFormPartProps['onQuery']>;
}

/** 在线咨询 */
export interface CsConsultationForm extends HTMLElement {
  /** 打开 */
  isOpen: ConsultationPartProps['isOpen'] | undefined;
  /** 先填好的姓名、手机号、内容 */
  initial: ConsultationPartProps['initial'] | undefined;
  /** 发出后的承诺，如“一个工作日内回电” */
  reply: ConsultationPartProps['reply'] | undefined;
}
export interface CsConsultationFormEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-close': CustomEvent<Record<string, never>>;
  'cs-send': RequestEvent<{ fields: Argument<ConsultationPartProps['onSend'], 0> }, ConsultationPartProps['onSend']>;
  'cs-send-code': RequestEvent<{ mobile: Argument<ConsultationPartProps['onSendCode'], 0> }, ConsultationPartProps['onSendCode']>;
}

/** 注册 */
export interface CsRegisterForm extends HTMLElement {
  /** nursing-student、health-student 或 enterprise */
  type: RegisterFormPartProps['type'] | undefined;
  /** 每种个人注册可选的云校 */
  schools: RegisterFormPartProps['schools'] | undefined;
  /** 先填好的邀请码 */
  initialInvitationCode: RegisterFormPartProps['initialInvitationCode'] | undefined;
  /** 账号已注册、后面的步骤没完成时填过的 */
  pending: RegisterFormPartProps['pending'] | undefined;
}
export interface CsRegisterFormEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-register': RequestEvent<{ values: Argument<RegisterFormPartProps['onRegister'], 0> }, RegisterFormPartProps['onRegister']>;
  'cs-send-code': RequestEvent<{ mobile: Argument<RegisterFormPartProps['onSendCode'], 0> }, RegisterFormPartProps['onSendCode']>;
  'cs-look-up': RequestEvent<{ code: Argument<RegisterFormPartProps['onLookUp'], 0> }, RegisterFormPartProps['onLookUp']>;
}
