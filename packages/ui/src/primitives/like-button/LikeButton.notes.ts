import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['图标与数量；赞过是实心图标', 'quiet 在小字行里，framed 单独成按钮，stacked 是互动条里的一格'],
  keys: { 'Enter 或空格': '点赞或取消' },
  reader: ['“点赞沈雨薇的点评，12，切换按钮，已按下”'],
  do: ['同一页有多个赞时写 subject：赞的是谁', '数量立刻变，失败再变回来'],
  dont: ['用它收藏：那不是赞', '双击算两次：组件已经忽略第二下'],
  related: ['Button', 'IconButton'],
};
