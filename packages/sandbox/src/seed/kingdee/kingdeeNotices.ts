import { dayAt, toMonthAndDay, toYearAndMonth } from '../../serverTime.ts';
import type { NoticeSeed } from '../SandboxSeed.ts';

/** Notices of 金蝶认证中心, newest first. */
export function makeKingdeeNotices(now: number): NoticeSeed[] {
  const examDay = toMonthAndDay(dayAt(now, 29));
  const rows: [days: number, hour: number, title: string, writer: string, content: string][] = [
    [
      -1,
      9,
      `${examDay}机考场次与预约办法`,
      '认证考务组',
      `<p>智能财税应用师（中级）${examDay}机考场次已开放预约，杭州、宁波、温州三地就近考试，每场 60 个机位，约满即止。</p>`,
    ],
    [
      -3,
      14,
      '企业批量报名与开票流程调整通知',
      '企业服务部',
      '<p>企业批量报名改为线上提交花名册，审核后统一开具电子发票，三个工作日内发送至联系人邮箱。</p>',
    ],
    [
      -7,
      10,
      `沙盘账套 ${toMonthAndDay(dayAt(now, 1))}升级，暂停两小时`,
      '平台运维组',
      `<p>${toMonthAndDay(dayAt(now, 1))} 22:00–24:00 沙盘账套升级，期间不能登录练习环境，已做的凭证不受影响。</p>`,
    ],
    [
      -12,
      16,
      '第三届业财一体应用大赛获奖名单',
      '大赛组委会',
      '<p>共 86 支队伍参赛，评出一等奖 2 队、二等奖 4 队、三等奖 8 队。</p>',
    ],
    [
      -18,
      9,
      `${toYearAndMonth(now).month} 月新开班次与报名截止时间一览`,
      '招生办公室',
      '<p>智能财税应用师（中级）、业财一体信息化应用（初级）、医养机构数字化运营管理师三个班次同时开放。</p>',
    ],
    [
      -27,
      11,
      '证书查询入口合并说明',
      '认证考务组',
      '<p>原企业查询入口停止使用，请统一从“证书查询”进入，凭姓名与证书编号查询。</p>',
    ],
    [-39, 15, '讲师工作日答疑时间调整', '教务处', '<p>讲师在线答疑时间调整为工作日 19:00–21:00。</p>'],
  ];
  return rows.map(([days, hour, title, writerName, content], index) => ({
    id: String(53_007 - index),
    title,
    writerName,
    content,
    createdAt: dayAt(now, days, hour),
    ...(index === 0 && {
      tickerTitle: `智能财税应用师（中级）${examDay}机考场次已开放预约，杭州、宁波、温州三地就近考试`,
    }),
  }));
}
