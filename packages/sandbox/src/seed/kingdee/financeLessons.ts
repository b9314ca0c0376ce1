import { type LessonRow, writeLessons } from '../writeLessons.ts';

const BOTH = ['u-qiu', 'u-shao'];
const QIU = ['u-qiu'];

const PAST: LessonRow[] = [
  [-39, 9, 0, 120, 'online', '开班第一课：财税数字化的全貌', BOTH],
  [-35, 19, 0, 90, 'online', '全电发票的开具与红冲', BOTH],
  [-31, 9, 0, 150, 'training', '机房实操：建账与期初', BOTH],
  [-27, 19, 0, 90, 'online', '业务单据如何生成凭证', QIU],
  [-22, 19, 0, 90, 'online', '往来核对与坏账准备'],
  [-18, 19, 0, 60, 'elective', '选学：表格函数提速'],
  [-13, 19, 0, 90, 'online', '成本归集与分配', QIU],
  [-8, 9, 0, 150, 'training', '机房实操：月末结账', BOTH],
  [-4, 19, 0, 90, 'online', '增值税申报表填列', QIU],
];

const NEXT: LessonRow[] = [
  [0, 8, 0, 50, 'online', '晨读：本周税务通知', QIU],
  [0, 14, 0, 120, 'training', '机房实操：电子凭证归档'],
  [0, 19, 30, 45, 'elective', '选学：机考界面熟悉'],
  [6, 19, 0, 90, 'online', '企业所得税预缴'],
  [10, 9, 0, 150, 'training', '机房实操：纳税申报模拟'],
  [14, 19, 0, 90, 'online', '财务报表的勾稽关系'],
  [20, 19, 0, 90, 'online', '机考串讲：高频错题'],
];

/** The lessons of 智能财税 1 班 before and after its mock exam. */
export function makeFinanceLessons(now: number) {
  const write = (firstId: number, rows: LessonRow[]) =>
    writeLessons(
      now,
      {
        classId: 'c-finance-1',
        extendId: 'k-finance',
        address: '滨江校区机房 5',
        firstId,
        prefix: 'finance',
      },
      rows,
    );
  return { past: write(101, PAST), next: write(201, NEXT) };
}
