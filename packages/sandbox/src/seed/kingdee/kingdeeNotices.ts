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
      `<p>智能财税应用师（中级）${examDay}机考场次已开放预约，杭州、宁波、温州三地就近考试，每场 60 个机位，约满即止。</p><h2>怎样预约</h2><ol><li>在“我的学习”进入班级，打开班级公告里的预约链接；</li><li>选择考点与场次，核对姓名与证件号；</li><li>考前三天可以改约一次。</li></ol><h2>当天请带</h2><p>身份证原件。提前 30 分钟到场，开考 15 分钟后不能入场。</p>`,
    ],
    [
      -3,
      14,
      '企业批量报名与开票流程调整通知',
      '企业服务部',
      '<p>企业批量报名改为线上提交花名册，审核后统一开具电子发票，3 个工作日内发到联系人邮箱。已经交过纸质花名册的企业不用再交。</p><h2>报名步骤</h2><ol><li>在“企业入驻”提交单位名称与信用代码，当天审核；</li><li>上传花名册，写明姓名、手机号与报考等级，每次最多 200 人；</li><li>按页面上的金额对公付款，付款后名额即锁定。</li></ol><h2>发票</h2><ul><li>发票抬头与税号以入驻时填写的为准，要改请在付款前改；</li><li>默认开具电子普通发票，需要专用发票的在备注里写明。</li></ul><h2>需要帮助</h2><p>花名册格式不对或付款后没有收到发票，工作日请打 0571-8832 6618 核对。</p>',
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
