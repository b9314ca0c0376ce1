import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['方框与文字，整行可点', '文字里的链接单独可点，不会勾上', '出错时下面写原因'],
  keys: { 空格: '勾选或取消', Tab: '先到方框，再到文字里的链接' },
  reader: ['“已阅读并同意……，复选框，未勾选”'],
  do: ['同意协议、多选、与表单一起提交', '默认不勾：同意必须由人来'],
  dont: ['立刻生效的设置：用 Switch', '用“不同意请勾选”这种反话'],
  related: ['Switch', 'TextField'],
};
