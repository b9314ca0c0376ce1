import type { CaptchaEntryProps, ProgressProps, TextFieldProps } from '@cloud-school/ui';
import type { CodeFieldPartProps } from '../parts/CodeFieldPart.tsx';
import type { ConsultationPartProps } from '../parts/ConsultationPart.tsx';
import type { LookupFormPartProps } from '../parts/LookupFormPart.tsx';
import type { TagPartProps } from '../parts/TagPart.tsx';
import { data, element, event, flag, loadable, needed, number, request, slot, text } from './ElementSpec.ts';

const BUSY = '系统繁忙，请稍后再试';

const entry = {
  label: text('标签；没有时取页面上的 <label>'),
  isLabelHidden: flag('标签只给读屏'),
  hint: text('字段下的提示'),
  placeholder: text('占位文字'),
  maxLength: number('最多几个字'),
  size: text('medium 或 large'),
} as const;

export const fields = [
  element<ProgressProps>()({
    tag: 'progress',
    name: '进度条',
    family: 'basics',
    about: '0 到 1 的进度。',
    from: 'ui',
    component: 'Progress',
    properties: {
      value: needed(number('0 到 1')),
      label: needed(text('读屏时的名称')),
      valueText: text('读屏时代替百分比的话'),
      tone: text('action、success、warning、danger 或 accent'),
      size: text('line 或 bar'),
      hasKnob: flag('当前位置有圆点'),
    },
  }),
  element<TagPartProps>()({
    tag: 'tag',
    name: '标签',
    family: 'basics',
    about: '状态或类别，字写在元素里。',
    from: 'parts',
    component: 'TagPart',
    isInline: true,
    properties: {
      tone: text('plain、primary、solid、success、warning、danger 或 accent'),
      icon: slot('14 像素的图标'),
      children: slot('字'),
    },
  }),
  element<TextFieldProps>()({
    tag: 'text-field',
    name: '文本框',
    family: 'form',
    about: '一行文字，不打断输入法；rule 是校验库里规则的名字，如 mobile。',
    from: 'ui',
    component: 'TextField',
    isField: true,
    properties: {
      ...entry,
      type: text('text、tel 或 password'),
      autoComplete: text('浏览器可填的内容'),
      icon: slot('字段里的图标'),
    },
  }),
  element<CodeFieldPartProps>()({
    tag: 'code-field',
    name: '短信验证码',
    family: 'form',
    about: '验证码和发送按钮，自己倒计时。',
    from: 'parts',
    component: 'CodeFieldPart',
    isField: true,
    properties: { ...entry, sentAt: number('上次发送的时刻，1970 年起的毫秒') },
    requests: { onSendCode: request('send-code', '发送：回答 null，或不能发送的原因', [], BUSY) },
  }),
  element<CaptchaEntryProps>()({
    tag: 'captcha-field',
    name: '图形验证码',
    family: 'form',
    about: '验证码和图片，按图片换一张。',
    from: 'ui',
    component: 'CaptchaEntry',
    isField: true,
    properties: { captcha: loadable('图片的地址') },
    events: { onRefreshCaptcha: event('refresh', '换一张') },
  }),
  element<LookupFormPartProps>()({
    tag: 'lookup-form',
    name: '证书查询',
    family: 'form',
    about: '姓名、编号和图形验证码。',
    from: 'parts',
    component: 'LookupFormPart',
    delegatesFocus: false,
    properties: {
      captcha: loadable('图片的地址'),
      kind: text('先选哪一种：level 或 graduation'),
      help: slot('表单下的帮助'),
    },
    events: { onRefreshCaptcha: event('refresh', '换一张') },
    requests: { onQuery: request('query', '查询：回答 null，或查不到的原因', ['kind', 'fields'], BUSY) },
  }),
  element<ConsultationPartProps>()({
    tag: 'consultation-form',
    name: '在线咨询',
    family: 'form',
    about: '咨询的对话框；关了再开，写的还在。',
    from: 'parts',
    component: 'ConsultationPart',
    delegatesFocus: false,
    properties: {
      isOpen: flag('打开'),
      initial: data('先填好的姓名、手机号、内容'),
      reply: text('发出后的承诺，如“一个工作日内回电”'),
    },
    events: { onClose: event('close', '要关闭：把 isOpen 设为 false') },
    requests: {
      onSend: request('send', '发送：回答 null，或失败的原因', ['fields'], BUSY),
      onSendCode: request('send-code', '发送短信验证码：回答 null，或原因', ['mobile'], BUSY),
    },
  }),
];
