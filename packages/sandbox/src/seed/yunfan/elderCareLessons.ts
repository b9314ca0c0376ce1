import { type LessonRow, writeLessons } from '../writeLessons.ts';

const BOTH = ['u-shen', 'u-he'];
const SHEN = ['u-shen'];

const COMMUNICATION: LessonRow[] = [
  [-74, 9, 0, 90, 'online', '开班第一课：照护员的一天', BOTH],
  [-72, 19, 0, 60, 'online', '职业守则与隐私保护', BOTH],
  [-69, 19, 0, 60, 'online', '老年人的身心变化', BOTH],
  [-67, 14, 0, 120, 'training', '实训：七步洗手与手套穿脱', BOTH],
  [-64, 19, 0, 60, 'online', '与家属沟通：先听完再解释', SHEN],
  [-60, 19, 0, 60, 'elective', '读书会：《照护的本质》'],
  [-57, 19, 0, 60, 'online', '照护记录怎样写才有用', BOTH],
];

const CLEANLINESS: LessonRow[] = [
  [-53, 19, 0, 60, 'online', '晨间护理的顺序', SHEN],
  [-50, 19, 0, 60, 'online', '卧床老人口腔护理全程', SHEN],
  [-46, 14, 0, 120, 'training', '实训：床上擦浴与更衣', BOTH],
  [-43, 19, 0, 60, 'online', '会阴清洁与尊严保护', SHEN],
  [-40, 19, 0, 60, 'online', '假牙的取戴与清洗'],
  [-36, 19, 0, 60, 'online', '头发与指甲：看得见的体面', SHEN],
  [-33, 19, 0, 60, 'elective', '选学：按摩手法放松肩颈'],
  [-30, 19, 0, 60, 'online', '睡眠照护：不叫醒也能看', SHEN],
];

const NUTRITION: LessonRow[] = [
  [-26, 19, 0, 60, 'online', '进食体位与吞咽观察', SHEN],
  [-23, 14, 0, 120, 'training', '实训：协助进食与鼻饲', BOTH],
  [-19, 19, 0, 60, 'online', '出入量记录：一杯水也要写', SHEN],
  [-15, 19, 0, 60, 'online', '便秘与腹泻的照护', SHEN],
  [-12, 19, 0, 60, 'elective', '选学：软食与糊状食制作'],
  [-8, 19, 0, 60, 'online', '留置导尿管的日常照护', SHEN],
  [-5, 19, 0, 60, 'online', '体位转移：两种翻身手法', SHEN],
  [-2, 19, 0, 60, 'elective', '读书会：与家属沟通'],
];

const NEXT: LessonRow[] = [
  [1, 19, 0, 60, 'online', '压疮的早期发现与上报'],
  [3, 19, 0, 60, 'online', '噎食急救：海姆立克法'],
  [4, 14, 0, 120, 'training', '实训：心肺复苏与噎食急救'],
  [6, 19, 0, 60, 'online', '跌倒以后：先判断再搀扶'],
  [8, 19, 0, 60, 'online', '走失与情绪激动的应对'],
  [9, 19, 0, 60, 'elective', '选学：照护员的自我放松'],
  [11, 14, 0, 120, 'training', '实训：考评项目串讲'],
  [13, 19, 0, 60, 'online', '用药照护：三查七对'],
  [17, 19, 0, 60, 'online', '临终陪伴与哀伤支持'],
  [20, 9, 0, 90, 'online', '结业考评说明会'],
];

/** The lessons of 养老护理员 3 班 before and after this week, in the groups of its course. */
export function makeElderCareLessons(now: number) {
  const write = (firstId: number, rows: LessonRow[]) =>
    writeLessons(
      now,
      {
        classId: 'c-elder-3',
        extendId: 'k-elder',
        address: '拱墅校区实训楼 302',
        firstId,
        prefix: 'elder',
      },
      rows,
    );
  return {
    communication: write(101, COMMUNICATION),
    cleanliness: write(201, CLEANLINESS),
    nutrition: write(301, NUTRITION),
    next: write(401, NEXT),
  };
}
