import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '封面 16:10、步骤条、名称、事实两三行、补贴与权益标签、价格',
    '手机上图在左，名称和价格在右，事实在下面占满一行',
    'to 是项目页的地址；没有地址的宿主用 onOpen；都没有就不能点，也没有悬停',
  ],
  keys: { Tab: '到名称', Enter: '打开项目页' },
  reader: ['名称是链接或按钮，其余按顺序读；封面不读'],
  do: ['一个培训项目一张，名称最多两行', '价格没有就不写，不写 0'],
  dont: ['在卡里再放一个报名按钮', '没有开放的项目也能点'],
  related: ['NoticeList', 'Tag', 'Picture'],
};
