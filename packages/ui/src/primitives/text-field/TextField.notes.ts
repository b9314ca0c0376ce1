import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '标签、框（40 或 48 高）、框下一行留给提示、错误或成功',
    '框里：图标、前缀、输入、后缀',
    '出错时边框和图标变红，文字写怎样才对',
    'isLabelHidden：标签只给读屏',
  ],
  keys: { Tab: '进入', Enter: '提交表单；正在选词时只选词' },
  reader: ['读标签、值、提示；出错读“无效”和错误文字', '成功和错误出现时礼貌地读一次'],
  do: ['标签始终在，提示放 hint', '错误写出怎样才对，原话来自校验规则'],
  dont: ['用占位文字代替标签', '在输入法还没选词时截断：组件已经等它选完'],
  related: ['TextArea', 'SmsCodeField', 'Checkbox'],
};
