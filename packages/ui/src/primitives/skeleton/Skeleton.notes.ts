import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '一块灰色形状：line 圆角小，给文字；block 圆角大，给图和卡片；circle 给头像',
    '宽高由调用者写，与将要出现的内容一样大',
    '呼吸动效，系统要求减弱动效时静止',
  ],
  keys: {},
  reader: ['对读屏隐藏；“正在加载”由外层 Block 读一次'],
  do: ['照着完整内容拼：同样的行数、同样的高度，数据来了不跳动', '同一块里的骨架一起出现、一起消失'],
  dont: ['用一个转圈代替整块的骨架', '骨架比内容高：数据来了页面往上缩'],
  related: ['Block', 'EmptyState', 'ErrorPanel'],
};
