import { dayAt, MINUTE } from '../../serverTime.ts';
import { type InteractionSeed, type Person, writeInteraction } from '../InteractionSeed.ts';

const SHEN: Person = { id: 'u-shen', name: '沈雨薇', avatar: '/media/avatars/nurse.svg' };
const HE: Person = { id: 'u-he', name: '何志远', avatar: '/media/avatars/zhou.svg' };
const WU: Person = { id: 'u-wu', name: '吴敏', avatar: '/media/avatars/wu.svg' };
const GU: Person = { id: 'u-gu', name: '顾秀英', avatar: '/media/avatars/gu.svg' };
const JUNFENG: Person = {
  id: 't-junfeng',
  name: '何俊峰',
  avatar: '/media/avatars/he.svg',
  isTeacher: true,
};

const HOUR = 60;
const DAY = 24 * HOUR;
const CLASS = 'c-elder-3';

/** What 养老护理员 3 班 asked, noted and commented. */
export function makeYunfanInteraction(now: number): InteractionSeed {
  // What was asked before a lesson of today is of yesterday, whatever the hour.
  const ago = (day: number, hour: number, minute: number) => (now - dayAt(now, day, hour, minute)) / MINUTE;
  return writeInteraction(now, [
    {
      classId: CLASS,
      classroomId: 'r-elder-45',
      questions: [
        {
          by: SHEN,
          minutesAgo: 26,
          title: '老人有一侧偏瘫，侧卧 30° 时先从哪一侧开始？',
          answers: [{ by: JUNFENG, minutesAgo: 9, answer: '从健侧开始，患侧在上，软枕要托住整条患肢。' }],
        },
        { by: WU, minutesAgo: 3 * HOUR, title: '夜里两小时翻一次，老人睡不好怎么办？' },
        {
          by: HE,
          minutesAgo: DAY + 2 * HOUR,
          title: '气垫床上还需要按时翻身吗？',
          answers: [
            {
              by: JUNFENG,
              minutesAgo: DAY,
              answer: '需要。气垫床只能延长间隔，不能代替翻身，最长不超过四小时。',
            },
          ],
        },
      ],
      notes: [
        {
          by: JUNFENG,
          minutesAgo: 3 * DAY,
          title: '五处受压点，别漏足跟',
          notes: '枕部、肩胛、骶尾、足跟、耳廓。每次翻身后用手背试温，发红超过 30 分钟不退要记录并报告。',
        },
        {
          by: SHEN,
          minutesAgo: 42,
          title: '软枕摆放顺序',
          notes: '先背后，再两膝之间，最后足跟悬空。手不要拖拉，用移位单。',
          isPrivate: true,
        },
        {
          by: WU,
          minutesAgo: 13 * HOUR,
          title: '翻身四步',
          notes: '问一声、看管路、移近身、稳住髋。记成“问看移稳”。',
        },
        {
          by: SHEN,
          minutesAgo: 2 * DAY,
          title: '翻身记录表怎么填',
          notes: '时间、体位、皮肤、签名四栏，夜班交接时两个人一起看一次骶尾。',
        },
      ],
      comments: [
        {
          by: GU,
          minutesAgo: 95,
          content: '三十度比九十度省力多了，老人也不喊疼。',
          replies: [{ by: SHEN, minutesAgo: 60, content: '我们组也试了，软枕要够厚。' }],
        },
        { by: HE, minutesAgo: 7 * HOUR, content: '受压点那段建议反复看，考评会问。' },
        { by: WU, minutesAgo: 2 * DAY, content: '移位单真的好用，腰不酸了。' },
      ],
      likes: [HE, WU, GU],
    },
    {
      classId: CLASS,
      classroomId: 'r-elder-46',
      questions: [{ by: SHEN, minutesAgo: 5 * HOUR, title: '一期和深部组织损伤，指压后怎么区分？' }],
      comments: [{ by: HE, minutesAgo: DAY, content: '第四张图很直观。' }],
      likes: [SHEN, HE, WU, GU],
    },
    {
      classId: CLASS,
      classroomId: 'r-elder-44',
      questions: [
        {
          by: WU,
          minutesAgo: 2 * DAY,
          title: '评分表里“保护隐私”一项，拉帘算吗？',
          answers: [
            { by: JUNFENG, minutesAgo: 2 * DAY - HOUR, answer: '算，拉帘或屏风都可以，操作前要说明。' },
          ],
        },
      ],
      likes: [SHEN, GU],
    },
    {
      classId: CLASS,
      classroomId: 'r-elder-60',
      questions: [
        { by: HE, minutesAgo: ago(-1, 20, 10), title: '明天下午实训需要自带防滑鞋吗？' },
        {
          by: SHEN,
          minutesAgo: ago(-1, 12, 40),
          title: '床椅转移时轮椅放在健侧还是患侧？',
          answers: [
            { by: JUNFENG, minutesAgo: ago(-1, 13, 25), answer: '放在健侧，与床成 30° 到 45°，先拉好刹车。' },
          ],
        },
      ],
      notes: [
        {
          by: JUNFENG,
          minutesAgo: ago(-1, 17, 30),
          title: '转移前三看',
          notes: '看刹车、看脚踏、看地面。两人一组，一人喊口令。',
        },
      ],
    },
  ]);
}
