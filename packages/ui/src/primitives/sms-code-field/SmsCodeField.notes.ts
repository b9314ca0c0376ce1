import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    'TextField，后缀是发送按钮',
    '按钮四种样子：获取验证码、发送中、倒计时、重新获取',
    '倒计时里再按，框下写原因',
  ],
  keys: { Tab: '先到输入，再到发送按钮', Enter: '提交表单' },
  reader: ['发送成功读“验证码已发送”；秒数不会每秒都读'],
  do: ['与手机号输入放在一起，先校验手机号再发', '手机上能从短信自动填'],
  dont: ['自己写倒计时：换页回来要接着数', '倒计时时禁用又不说为什么'],
  related: ['TextField', 'Checkbox'],
};
