import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '没有自己的外观；里面的内容渲染出错时换成 ErrorPanel',
    'title 说少了什么：评价加载失败；没有网络时下面一句说网络断开',
  ],
  keys: { Tab: '到“重新加载”' },
  reader: ['出错时读标题；页面其余部分的焦点、计时和没写完的字不动'],
  do: ['包住不走接口、却可能出错的一块：播放器、富文本、地图', 'title 用用户的词：哪一块没出来'],
  dont: ['包住已经在 Block 里的内容：Block 自带一层', '包住整页：一处出错就全白'],
  related: ['Block', 'ErrorPanel'],
};
