import { type AlbumTabSeed, writeCategory } from '../AlbumSeed.ts';

/** Albums of 云帆. */
export const YUNFAN_ALBUMS: AlbumTabSeed[] = [
  {
    categoryTabKey: 'CAMPUS',
    name: '校园与课堂',
    categories: [
      writeCategory('7101', 1, '校园环境', [
        ['covers/campus', '三号教学楼', '莫干山路校区主楼，一楼报到，三楼是实训室。'],
        ['albums/garden', '桂花步道', '从校门到三号楼两百米，十月最好走。'],
        ['albums/library', '自习室', '每天 8:00–21:00 开放，教材和真题都能借。'],
        ['albums/canteen', '学员食堂', '实训课后这里最热闹，学员卡八折。'],
        ['albums/skills-lab', '基础护理实训室', '十二张护理床，一人一床练满两小时。'],
        ['covers/tea', '课间茶水角'],
        ['albums/garden', '走，带你逛一圈校园', '教学楼、桂花步道、自习室、食堂，九秒走完。', 'campus-walk'],
      ]),
      writeCategory('7102', 2, '理论课堂', [
        ['covers/classroom', '第一节：照护是一门手艺', '林老师的开班第一课，教室坐满。'],
        ['covers/stethoscope', '生命体征怎么量', '体温、脉搏、呼吸、血压，先看人再看数。'],
        ['covers/memory-care', '认识失智', '不纠正、不争辩，先接住情绪。'],
        ['covers/nutrition-meal', '软食的三个等级'],
        ['covers/classroom', '开班第一课片段', '先看人，再看数，最后动手。', 'first-class'],
      ]),
      writeCategory('7103', 3, '实训现场', [
        [
          'covers/baby-bath',
          '给“宝宝”洗第一次澡',
          '母婴实训室，仿真婴儿 3.2 公斤。水温 38 ℃，先面后头，托稳颈部。',
        ],
        ['covers/hospital-ward', '病房里的晨间护理', '两人一组，从整理床铺到协助翻身。'],
        ['albums/first-aid', '心肺复苏三十比二', '按下去五厘米，手臂要直。'],
        ['covers/rehabilitation', '坐姿体操', '康复照护课，幅度由老人自己定。'],
        ['covers/elder-care', '协助进食', '坐直、下巴微收，一口咽完再喂下一口。'],
        ['covers/newborn-night', '夜间巡视', '灯光调暗，先听呼吸。'],
        ['covers/infant-toys', '玩具也是教具', '早教实训室，八个月大的注意力只有三分钟。'],
        ['albums/skills-lab', '实训室的一天', '早上练床位，下午练急救。', 'skills-day'],
        ['posters/standard-4', '夜里的三个信号', '老师示范夜间巡视，竖着拿手机拍的。', 'bedside-care'],
      ]),
      writeCategory('7104', 4, '师资风采', [['covers/team', '实训教研组', '七位老师平均临床年限十四年。']]),
    ],
  },
  {
    categoryTabKey: 'ACTIVITY',
    name: '学员活动',
    categories: [
      writeCategory('7201', 1, '结业与颁证', [
        ['covers/graduation', '秋季班结业典礼', '一百二十六名学员拿到了自己的证书。'],
        ['covers/team', '三级班合影', '最大的五十八岁，最小的二十一岁。'],
        ['covers/graduation', '秋季班结业纪念', '从入场到合影。', 'graduation-day'],
      ]),
      writeCategory('7202', 2, '技能竞赛', [
        ['albums/contest', '“云帆杯”照护技能竞赛', '六名学员获省级推荐。'],
        ['albums/first-aid', '急救项目赛场', '四分钟内完成评估与按压。'],
        ['covers/nutrition-meal', '营养配餐项目', '一餐三百八十千卡，咸淡要合适。'],
      ]),
      writeCategory('7203', 3, '志愿服务', [
        ['albums/volunteer', '社区健康小站', '每月第二个周六，给街坊量血压、剪指甲。'],
        ['albums/nursing-home', '敬老院的下午', '陪聊两小时，回来写一页观察记录。'],
        ['covers/tea', '一杯热茶'],
      ]),
    ],
  },
  {
    categoryTabKey: 'PARTNER',
    name: '合作机构',
    categories: [
      writeCategory('7301', 1, '医院跟岗', [
        ['covers/hospital-ward', '市三院护理部', '跟岗两周，带教老师一对三。'],
        ['covers/stethoscope', '交接班', '七点五十，先看记录再看人。'],
      ]),
      writeCategory('7302', 2, '养老机构', [
        ['albums/nursing-home', '第三社会福利院', '失智照护实训基地，八间情景病房。'],
        ['covers/elder-care', '一对一陪护'],
        ['albums/nursing-home', '陪护的一天', '跟岗学员拍下的上午和下午。', 'a-day-of-care'],
      ]),
    ],
  },
];
