import { type InteractionSeed, type Person, writeInteraction } from '../InteractionSeed.ts';

const QIU: Person = { id: 'u-qiu', name: '邱雯', avatar: '/media/avatars/qian.svg' };
const SHAO: Person = { id: 'u-shao', name: '邵扬', avatar: '/media/avatars/gu.svg' };
const MA: Person = { id: 't-ma', name: '马立群', avatar: '/media/avatars/ma.svg', isTeacher: true };

const HOUR = 60;

/** What 智能财税 1 班 asked, noted and commented. */
export function makeKingdeeInteraction(now: number): InteractionSeed {
  return writeInteraction(now, [
    {
      classId: 'c-finance-1',
      classroomId: 'r-finance-11',
      questions: [
        {
          by: QIU,
          minutesAgo: 2 * HOUR,
          title: '员工食堂买菜的进项税能抵扣吗？',
          answers: [{ by: MA, minutesAgo: 12, answer: '用于集体福利的进项税不能抵扣。' }],
        },
        { by: SHAO, minutesAgo: 5 * HOUR, title: '通行费电子发票怎么勾选？' },
      ],
      notes: [
        {
          by: MA,
          minutesAgo: 26 * HOUR,
          title: '不能抵扣的四类',
          notes: '集体福利、个人消费、非正常损失、贷款服务。',
        },
        {
          by: QIU,
          minutesAgo: 3 * HOUR,
          title: '勾选的截止日',
          notes: '申报期内可以撤销勾选。',
          isPrivate: true,
        },
      ],
      comments: [{ by: SHAO, minutesAgo: 4 * HOUR, content: '例子很实用，下个月就能用上。' }],
      likes: [SHAO],
    },
  ]);
}
