import { BUSINESS_LINES, type BusinessLine } from '@cloud-school/domain';

/** The texts of a business line's page in the mobile app. */
export interface MobilePage {
  title: string;
  cards: { title: string; text: string; tag: string }[];
}

const PAGES: Record<BusinessLine, MobilePage> = {
  enroll: {
    title: '在线报名',
    cards: [
      { title: '填写报名信息', text: '姓名、身份证与联系电话，约三分钟', tag: '第 1 步' },
      { title: '上传材料', text: '身份证正反面、一寸照、学历或从业证明', tag: '第 2 步' },
      { title: '缴费与补贴', text: '符合条件者可在结业后申领职业技能补贴', tag: '第 3 步' },
    ],
  },
  study: {
    title: '我的学习',
    cards: [{ title: '继续上次的课', text: '手机与电脑的进度随时同步', tag: '同步' }],
  },
  certificate: {
    title: '电子证书',
    cards: [
      { title: '职业技能等级证书', text: '全国联网可查，可下载 PDF', tag: '可下载' },
      { title: '培训结业证书', text: '由学校颁发，扫码可验真', tag: '可下载' },
    ],
  },
  exam: {
    title: '考试服务',
    cards: [
      { title: '准考证', text: '考前七天开放下载，请携带身份证入场', tag: '考前 7 天' },
      { title: '考场安排', text: '考点、座位与入场时间', tag: '已公布' },
      { title: '成绩查询', text: '理论与实操成绩，考后十五个工作日公布', tag: '可查询' },
    ],
  },
  score: {
    title: '技能等级评价',
    cards: [
      { title: '选择职业与等级', text: '按工龄与学历匹配可申报的等级', tag: '五个等级' },
      { title: '评价进度', text: '资格审核、理论、实操、发证', tag: '可跟踪' },
    ],
  },
  identification: {
    title: '职业资格鉴定',
    cards: [
      { title: '鉴定计划', text: '每季度一次，名额以公告为准', tag: '本季开放' },
      { title: '申报记录', text: '材料退回时会短信提醒', tag: '可补正' },
    ],
  },
};

/** The page of a business line; undefined for an unknown one. */
export function mobilePage(line: string): MobilePage | undefined {
  const known = BUSINESS_LINES.find((candidate) => candidate === line);
  return known && PAGES[known];
}
