import type { StoredComment } from '../../store/Collections.ts';
import { type CommentAuthor, writeComments } from '../writeComments.ts';

const SHEN: CommentAuthor = { id: 'u-shen', name: '雨薇', pic: '/media/avatars/nurse.svg' };
const HE: CommentAuthor = { id: 'u-he', name: '志远', pic: '/media/avatars/zhou.svg' };
const TANG: CommentAuthor = { id: 't-tang', name: '唐晓曼', pic: '/media/avatars/tang.svg' };
const WU: CommentAuthor = { id: 'u-wu', name: '吴敏', pic: '/media/avatars/wu.svg' };
const MA: CommentAuthor = { id: 'u-ma', name: '马秀兰', pic: '/media/avatars/ma.svg' };
const LIN: CommentAuthor = { id: 'u-lin', name: '林晓燕', pic: null };
const QINGHE: CommentAuthor = {
  id: 'v-qinghe',
  name: '清河小护',
  pic: '/media/avatars/gu.svg',
  role: 'virtual',
};
const XIAOFAN: CommentAuthor = { id: 'v-xiaofan', name: '云帆小助手', pic: null, role: 'virtual' };

const HOUR = 60;
const DAY = 24 * HOUR;

/** Comments on the pictures of 云帆. */
export function makeYunfanComments(now: number): StoredComment[] {
  return writeComments(now, '10001', [
    {
      on: '710301',
      by: SHEN,
      minutesAgo: 12,
      text: '我们组第一次都把水放太烫，唐老师让每个人自己伸手腕试，一下就记住了。',
      replies: [
        { by: TANG, minutesAgo: 8, text: '用手腕内侧试，在家也一样。' },
        { by: WU, minutesAgo: 5, text: '记下了，谢谢老师！', to: 0 },
      ],
    },
    {
      on: '710301',
      by: QINGHE,
      minutesAgo: 3 * HOUR,
      text: '实训室看着很新，周末班也在这里上吗？',
      replies: [{ by: XIAOFAN, minutesAgo: 2 * HOUR, text: '周末班同样在三楼母婴实训室，八点半开门。' }],
    },
    { on: '710301', by: MA, minutesAgo: 2 * DAY, text: '六十岁还能来学，老师没嫌我慢。' },
    { on: '710301', by: LIN, minutesAgo: 26 * DAY, text: '仿真娃娃比我家那个沉，练完胳膊酸了三天。' },
    {
      on: '710101',
      by: HE,
      minutesAgo: 40,
      text: '三号楼门口那棵桂花今年开得晚，上课路上能闻一路。',
      replies: [{ by: MA, minutesAgo: 22, text: '下周来还赶得上吗？' }],
    },
    { on: '710101', by: QINGHE, minutesAgo: DAY + 4 * HOUR, text: '停车位够不够？我从余杭开车过来。' },
    { on: '710201', by: WU, minutesAgo: 5 * HOUR, text: '坐第一排就不用戴老花镜了，哈哈。' },
    { on: '710201', by: SHEN, minutesAgo: 3 * DAY + HOUR, text: '这节讲压疮分期，笔记我拍了，群里有。' },
    {
      on: '720101',
      by: MA,
      minutesAgo: 9 * DAY,
      text: '第一次穿学士袍，孙女给我拍的。',
      replies: [
        { by: TANG, minutesAgo: 9 * DAY - 30, text: '马阿姨这张最好看！' },
        { by: SHEN, minutesAgo: 8 * DAY, text: '恭喜恭喜，群里等您的证书照。' },
      ],
    },
    { on: '730101', by: LIN, minutesAgo: 6 * HOUR, text: '跟岗的时候护士长会手把手带，别怕问。' },
    {
      on: '85000',
      type: 'MICRO_CLASSROOM',
      by: MA,
      minutesAgo: 40,
      text: '我也是四十九岁才报的名，看完更有底了。',
      replies: [{ by: TANG, minutesAgo: 22, text: '下周三有公开课，带着问题来。' }],
    },
    {
      on: '85000',
      type: 'MICRO_CLASSROOM',
      by: WU,
      minutesAgo: 5 * HOUR,
      text: '沈姐现在带我们组，翻身一点不费劲。',
    },
    {
      on: '85000',
      type: 'MICRO_CLASSROOM',
      by: HE,
      minutesAgo: DAY + HOUR,
      text: '四个月里最难的是理论，靠碎片时间刷题过的。',
    },
    {
      on: '85000',
      type: 'MICRO_CLASSROOM',
      by: QINGHE,
      minutesAgo: 2 * DAY,
      text: '在职能学吗？我白班，晚上才有空。',
      replies: [{ by: XIAOFAN, minutesAgo: DAY + 20 * HOUR, text: '有晚班和周末班，实训每周三晚上开放。' }],
    },
    {
      on: '85002',
      type: 'MICRO_CLASSROOM',
      by: SHEN,
      minutesAgo: 7 * HOUR,
      text: '空心掌的声音对不对，一听就知道，练了一晚上。',
    },
    {
      on: '85003',
      type: 'MICRO_CLASSROOM',
      by: LIN,
      minutesAgo: 9 * HOUR,
      text: '先冷水后热水，这一条救过我。',
    },
  ]);
}
