import { dayAt, toMonthAndDay, toYearAndMonth } from '../../serverTime.ts';
import type { NoticeSeed } from '../SandboxSeed.ts';

/** Notices of 云帆, newest first; the first ones are always recent, so that the ticker is never empty. */
export function makeYunfanNotices(now: number): NoticeSeed[] {
  const examDay = toMonthAndDay(dayAt(now, 15));
  const { year, month } = toYearAndMonth(now);
  const quarter = '一二三四'.charAt(Math.floor((month - 1) / 3));
  const ticketDay = toMonthAndDay(dayAt(now, 7));
  const rows: [days: number, hour: number, title: string, writer: string, content: string][] = [
    [
      -1,
      9,
      `${year} 年第${quarter}季度理论考试考场安排`,
      '考务中心',
      `<p>第${quarter}季度养老护理员（三级）理论考试定于 ${examDay}上午 9:00 在拱墅校区机考室举行，请考生于 ${ticketDay}前下载准考证，并核对考场与座位。</p><p>考试当天请携带身份证原件，提前 30 分钟到场。</p>`,
    ],
    [
      -3,
      14,
      '关于开展养老护理员技能提升补贴申领的通知',
      '学员服务部',
      '<p>取得养老护理员职业技能等级证书的学员，可在发证之日起 24 个月内申领技能提升补贴。每位学员每年可以申领一次，同一职业同一等级只能申领一次。</p><h2>申领条件</h2><ul><li>在浙江省参加失业保险，或处于领取失业保险金期间；</li><li>证书可以在国家职业技能等级证书联网查询系统中查到。</li></ul><h2>办理步骤</h2><ol><li>登录省政务服务网，查询“技能提升补贴”；</li><li>填写证书编号与社保卡账号；</li><li>审核通过后 15 个工作日内到账。</li></ol><h2>需要准备</h2><p>身份证、社保卡和证书编号。材料不全或网上办不了的，工作日可以带材料到校本部一楼学员服务部，由老师陪同办理。</p>',
    ],
    [
      -7,
      10,
      `拱墅校区实训楼 ${toMonthAndDay(dayAt(now, 1))}停电安排`,
      '教务处',
      `<p>因线路检修，拱墅校区实训楼 ${toMonthAndDay(dayAt(now, 1))} 8:00–17:00 停电，当日实训课顺延一天，线上课程不受影响。</p>`,
    ],
    [
      -12,
      16,
      '第十二届“云帆杯”照护技能竞赛获奖名单',
      '竞赛组委会',
      '<p>经专家评审与公示，共评出一等奖 3 名、二等奖 6 名、三等奖 12 名。颁奖仪式将于月底在校本部举行。</p>',
    ],
    [
      -18,
      9,
      `${month} 月新开班次与报名截止时间一览`,
      '招生办公室',
      '<table><tr><th>班次</th><th>名额</th></tr><tr><td>养老护理员（三级）</td><td>40 人</td></tr><tr><td>母婴护理员</td><td>30 人</td></tr><tr><td>医疗护理员（四级）</td><td>36 人</td></tr></table>',
    ],
    [
      -24,
      11,
      '线上课堂升级：断网续学与离线讲义上线',
      '教学技术组',
      '<p>即日起，录播课支持断点续学，讲义可离线保存。移动端请更新到最新版本。</p>',
    ],
    [
      -33,
      15,
      '实训耗材领取时间调整',
      '实训中心',
      '<p>实训耗材领取时间调整为每周一、三、五 12:30–13:30，请凭学员证领取。</p>',
    ],
    [
      -41,
      9,
      '关于规范实训室着装与仪表的通知',
      '教务处',
      '<p>进入实训室请着护理服、防滑鞋，头发盘起，不佩戴饰物，指甲长度不超过指尖。</p>',
    ],
    [
      -56,
      10,
      '学员档案信息核对工作安排',
      '学籍管理科',
      '<p>请各班学员在个人中心核对姓名、身份证号与照片，如有错误请联系班主任更正。</p>',
    ],
  ];
  return rows.map(([days, hour, title, writerName, content], index) => ({
    id: String(51_009 - index),
    title,
    writerName,
    content,
    createdAt: dayAt(now, days, hour),
    ...(index === 0 && {
      tickerTitle: `${year} 年第${quarter}季度养老护理员（三级）理论考试考场安排已公布，请考生于 ${ticketDay}前下载准考证`,
    }),
  }));
}
