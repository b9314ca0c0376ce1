import type { Notice, NoticeDetail } from '../site/Notice.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const titles = [
  '2026 年第四季度理论考试考场安排',
  '关于开展养老护理员技能提升补贴申领的通知',
  '别墅校区实训楼 11 月 22 日停电安排',
  '第十二届“云帆杯”照护技能竞赛获奖名单',
  '十一月开新班次与报名截止时间一览',
  '关于调整育婴员（四级）实训课时的通知',
  '母婴护理员（月嫂）金牌班结业证书领取须知',
] as const;

/** A notice in a list. */
export function makeNotice(overrides: Partial<Notice> = {}, index = 0): Notice {
  return {
    ...inSchool(
      'notice',
      ['title', 'writerName'],
      {
        id: `notice-${index + 1}`,
        title: pick(titles, index),
        writerName: pick(['教务处', '考务办公室', '学员服务中心'], index),
        createdAt: `2026-11-${String(20 - (index % 20)).padStart(2, '0')} 10:30:00`,
      },
      index,
    ),
    ...overrides,
  };
}

/** A notice with two paragraphs, a list and a table. */
export function makeNoticeDetail(overrides: Partial<NoticeDetail> = {}): NoticeDetail {
  const notice: NoticeDetail = {
    ...makeNotice(),
    content:
      '<p>第四季度养老护理员（三级）理论考试定于 12 月 6 日上午 9:00 在拱墅校区机考室举行，请考生于 11 月 28 日前下载准考证。</p>' +
      '<ol><li>携带身份证原件，提前 30 分钟到场；</li><li>核对考场与座位后入座。</li></ol>' +
      '<table><tr><th>考场</th><th>座位</th></tr><tr><td>第一机考室</td><td>1–40</td></tr><tr><td>第二机考室</td><td>41–80</td></tr></table>',
  };
  return { ...inSchool('notice', ['content'], notice), ...overrides };
}
