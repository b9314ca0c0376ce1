import type { CaptchaEntryProps, ProgressProps, TextFieldProps } from '@cloud-school/ui';
import type { CodeFieldPartProps } from '../parts/CodeFieldPart.tsx';
import type { ConsultationPartProps } from '../parts/ConsultationPart.tsx';
import type { LookupFormPartProps } from '../parts/LookupFormPart.tsx';
import type { RegisterFormPartProps } from '../parts/RegisterFormPart.tsx';
import type { TagPartProps } from '../parts/TagPart.tsx';
import {
  data,
  element,
  event,
  flag,
  loadable,
  required,
  number,
  request,
  slot,
  text,
  words,
} from './ElementSpec.ts';

const BUSY = '系统繁忙，请稍后再试';

const entry = {
  label: text('标签；没有时取页面上的 `<label>`', 'The label; without it that of a `<label>` of the page'),
  isLabelHidden: flag('标签只给读屏', 'The label is for screen readers alone'),
  hint: text('字段下的提示', 'A hint under the field'),
  placeholder: text('占位文字', 'The placeholder'),
  maxLength: number('最多几个字', 'How many characters may be typed'),
  size: text('medium 或 large', 'medium or large'),
} as const;

export const fields = [
  element<ProgressProps>()({
    tag: 'progress',
    name: '进度条',
    family: 'basics',
    about: words('0 到 1 的进度。', 'Progress from 0 to 1.'),
    from: 'ui',
    component: 'Progress',
    properties: {
      value: required(number('0 到 1', '0 to 1')),
      label: required(text('读屏时的名称', 'The name for screen readers')),
      valueText: text('读屏时代替百分比的话', 'Words for screen readers in the place of per cent'),
      tone: text('action、success、warning、danger 或 accent', 'action, success, warning, danger or accent'),
      size: text('line 或 bar', 'line or bar'),
      hasKnob: flag('当前位置有圆点', 'A knob at the current place'),
    },
  }),
  element<TagPartProps>()({
    tag: 'tag',
    name: '标签',
    family: 'basics',
    about: words('状态或类别，字写在元素里。', 'A status or a kind, whose words stand in the element.'),
    from: 'parts',
    component: 'TagPart',
    isInline: true,
    properties: {
      tone: text(
        'plain、primary、solid、success、warning、danger 或 accent',
        'plain, primary, solid, success, warning, danger or accent',
      ),
      icon: slot('14 像素的图标', 'An icon of 14 pixels'),
      children: slot('字', 'The words'),
    },
  }),
  element<TextFieldProps>()({
    tag: 'text-field',
    name: '文本框',
    family: 'form',
    about: words(
      '一行文字，不打断输入法；rule 是校验库里规则的名字，如 mobile。',
      'A line of text that leaves input methods alone.',
    ),
    from: 'ui',
    component: 'TextField',
    isField: true,
    properties: {
      ...entry,
      type: text('text、tel 或 password', 'text, tel or password'),
      autoComplete: text('浏览器可填的内容', 'What the browser may fill in'),
      icon: slot('字段里的图标', 'An icon in the field'),
    },
  }),
  element<CodeFieldPartProps>()({
    tag: 'code-field',
    name: '短信验证码',
    family: 'form',
    about: words(
      '验证码和发送按钮，自己倒计时。',
      'A code and the button that sends it, with its own countdown.',
    ),
    from: 'parts',
    component: 'CodeFieldPart',
    isField: true,
    properties: {
      ...entry,
      sentAt: number(
        '上次发送的时刻，1970 年起的毫秒',
        'When a code was sent before, in milliseconds since 1970',
      ),
    },
    requests: {
      onSendCode: request(
        'send-code',
        '发送：回答 null，或不能发送的原因',
        'Send a code: answer null, or the reason why not',
        [],
        BUSY,
      ),
    },
  }),
  element<CaptchaEntryProps>()({
    tag: 'captcha-field',
    name: '图形验证码',
    family: 'form',
    about: words('验证码和图片，按图片换一张。', 'A captcha and its picture; a press loads another one.'),
    from: 'ui',
    component: 'CaptchaEntry',
    isField: true,
    properties: { captcha: loadable('图片的地址', 'The address of the picture') },
    events: { onRefreshCaptcha: event('refresh', '换一张', 'Load another one') },
  }),
  element<LookupFormPartProps>()({
    tag: 'lookup-form',
    name: '证书查询',
    family: 'form',
    about: words('姓名、编号和图形验证码。', 'Name, number and captcha.'),
    from: 'parts',
    component: 'LookupFormPart',
    delegatesFocus: false,
    properties: {
      captcha: loadable('图片的地址', 'The address of the picture'),
      kind: text('先选哪一种：level 或 graduation', 'The kind that is chosen at first: level or graduation'),
      help: slot('表单下的帮助', 'Help under the form'),
    },
    events: { onRefreshCaptcha: event('refresh', '换一张', 'Load another one') },
    requests: {
      onQuery: request(
        'query',
        '查询：回答 null，或查不到的原因',
        'Query: answer null, or the reason why nothing was found',
        ['kind', 'fields'],
        BUSY,
      ),
    },
  }),
  element<ConsultationPartProps>()({
    tag: 'consultation-form',
    name: '在线咨询',
    family: 'form',
    about: words(
      '咨询的对话框；关了再开，写的还在。',
      'The dialog of a consultation; what was typed is still there when it opens again.',
    ),
    from: 'parts',
    component: 'ConsultationPart',
    delegatesFocus: false,
    properties: {
      isOpen: flag('打开', 'Open'),
      initial: data('先填好的姓名、手机号、内容', 'Name, mobile and text that are filled in at first'),
      reply: text(
        '发出后的承诺，如“一个工作日内回电”',
        'The promise after sending, such as 一个工作日内回电',
      ),
    },
    events: {
      onClose: event('close', '要关闭：把 isOpen 设为 false', 'It is to close: set `isOpen` to false'),
    },
    requests: {
      onSend: request(
        'send',
        '发送：回答 null，或失败的原因',
        'Send: answer null, or the reason why it failed',
        ['fields'],
        BUSY,
      ),
      onSendCode: request(
        'send-code',
        '发送短信验证码：回答 null，或原因',
        'Send an SMS code: answer null, or the reason why not',
        ['mobile'],
        BUSY,
      ),
    },
  }),
  element<RegisterFormPartProps>()({
    tag: 'register-form',
    name: '注册',
    family: 'form',
    about: words(
      '个人注册或企业入驻，邀请码当场核对。',
      'The registration of a person or an enterprise, whose invitation code is looked up at once.',
    ),
    from: 'parts',
    component: 'RegisterFormPart',
    delegatesFocus: false,
    properties: {
      type: required(
        text(
          'nursing-student、health-student 或 enterprise',
          'nursing-student, health-student or enterprise',
        ),
      ),
      schools: required(data('每种个人注册可选的云校', 'The schools that each personal registration offers')),
      initialInvitationCode: text('先填好的邀请码', 'The invitation code that is filled in at first'),
      pending: data(
        '账号已注册、后面的步骤没完成时填过的',
        'What was entered where the account exists already',
      ),
      agreement: slot('协议的勾选文字', 'The label of the agreements'),
      help: slot('邀请码从哪来', 'Where an invitation code comes from'),
    },
    requests: {
      onRegister: request(
        'register',
        '注册：回答 null，或 { message, hasAccount }',
        'Register: answer null, or { message, hasAccount }',
        ['values'],
        { message: BUSY, hasAccount: false },
      ),
      onSendCode: request(
        'send-code',
        '发送短信验证码：回答 null，或原因',
        'Send an SMS code: answer null, or the reason why not',
        ['mobile'],
        BUSY,
      ),
      onLookUp: request(
        'look-up',
        '核对邀请码：回答 { schoolName }，没有时 null',
        'Look an invitation code up: answer { schoolName }, or null without one',
        ['code'],
        false,
      ),
    },
  }),
];
