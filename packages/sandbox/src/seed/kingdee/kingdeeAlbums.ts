import { type AlbumTabSeed, writeCategory } from '../AlbumSeed.ts';

/** Albums of 金蝶认证中心. */
export const KINGDEE_ALBUMS: AlbumTabSeed[] = [
  {
    categoryTabKey: 'CENTER',
    name: '认证中心',
    categories: [
      writeCategory('8101', 1, '机考中心', [
        ['albums/exam-hall', '一号机考教室', '六十个机位，隔板加高，键盘静音。'],
        ['covers/campus-cobranded', '认证大厦', '地铁口步行三分钟，十二楼报到。'],
        ['albums/reception', '考务前台', '提前三十分钟签到，随身物品存柜。'],
        ['albums/reception', '从签到到开考', '跟着镜头走一遍，考前不用再找路。', 'exam-walk'],
      ]),
      writeCategory('8102', 2, '沙盘课堂', [
        ['covers/classroom-business', '智能财税小班课', '一人一套账，从凭证做到申报表。'],
        ['albums/sand-table', '经营沙盘', '六轮经营，现金流断了就出局。'],
        ['covers/accounting-ledger', '手工账也要会'],
        ['covers/cost-accounting', '成本核算实操'],
        ['albums/sand-table', '沙盘课堂片段', '一人一套账，六轮经营见分晓。', 'sand-table'],
      ]),
      writeCategory('8103', 3, '颁证与大赛', [
        ['covers/graduation-cobranded', '中级认证颁证', '全国通查的电子证书，当场可验。'],
        ['covers/team-business', '业财一体应用大赛', '八十六支队伍，连做六小时。'],
        ['covers/leadership', '冠军组复盘'],
      ]),
    ],
  },
  {
    categoryTabKey: 'COMPANY',
    name: '企业内训',
    categories: [
      writeCategory('8201', 1, '到厂授课', [
        ['albums/company-lesson', '把月结从五天做到一天', '用企业自己的账套讲，讲完就能用。'],
        ['covers/operations', '流程梳理工作坊'],
        ['covers/data-analysis', '经营看板实操'],
      ]),
      writeCategory('8202', 2, '上云实录', [
        ['covers/cloud-computing', '账套上云第一天', '旧账对平以后才切换。'],
        ['albums/company-lesson', '内训第三天', '从流程讲到看板。', 'company-lesson'],
      ]),
    ],
  },
];
