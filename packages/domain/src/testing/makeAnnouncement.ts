import type { Announcement } from '../site/Announcement.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  ['notice', '2026 年第四季度养老护理员（三级）理论考试考场安排已公布，请考生于 11 月 28 日前下载准考证'],
  ['news', '学校与杭州市第三社会福利院共建失智照护实训基地'],
  ['notice', '关于开展养老护理员技能提升补贴申领的通知'],
  ['news', '第十二届“云帆杯”照护技能竞赛落幕，六名学员获省级推荐'],
] as const;

/** A line of the home ticker. */
export function makeAnnouncement(overrides: Partial<Announcement> = {}, index = 0): Announcement {
  const [kind, title] = pick(samples, index);
  const publishedAt = `2026-11-${String(20 - (index % 20)).padStart(2, '0')} 09:00:00`;
  return {
    ...inSchool(
      'announcement',
      ['title'],
      { id: `announcement-${index + 1}`, title, kind, publishedAt },
      index,
    ),
    ...overrides,
  };
}
