import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '高 52 的一条，当前项有粗字和下划线',
    '数量是后面的小胶囊',
    '放不下时横向滚动，当前项自己滚进来',
    '内容放在同 id 的 TabPanel',
  ],
  keys: { '← →': '换标签', 'Home 与 End': '第一个与最后一个', Tab: '进出，整条只停一次' },
  reader: ['“已完成 12，标签，已选中，第 2 个，共 5 个”；换标签后读面板'],
  do: ['同一层的内容切换，二到五项', '数量放 count，读屏也会读到'],
  dont: ['用标签页做步骤', '换标签就整页跳走：那是导航'],
  related: ['SegmentedControl', 'FilterPill'],
};
