const point = {
  provinceName: '浙江省',
  cityName: '杭州市',
  mobile: '0571-8832 6610',
  startTime: '09:00:00',
  endTime: '17:30:00',
};

/** The profile of 金蝶认证中心: fewer entries, and a district without a website. */
export const KINGDEE_PROFILE = {
  educationalInstitution: {
    name: '云帆职业培训学校',
    educationProperty: { code: 'PRIVATE', desc: '民办非企业单位' },
    schoolFaculty: '金蝶授权讲师 12 人、企业财务总监 5 人，双师带班。',
    features: '用真实账套做题：从建账到合并报表，在云端系统里完成一个完整会计期间。',
    facilities: '机考室 80 座，独立网络与监考系统；业财一体实训室 40 座。',
    pictureList: [
      { pic: '/media/covers/classroom-business.svg', name: '业财一体实训室' },
      { pic: '/media/covers/accounting-ledger.svg', name: '云端账套' },
      { pic: '/media/covers/data-analysis.svg', name: '数据分析课' },
    ],
  },
  buSchoolEnrollDistrictList: [
    { cityName: '杭州市', enrollDistrictScope: '全市企业与在校学生', mobile: '0571-8832 6610' },
    { cityName: '嘉兴市', enrollDistrictScope: '南湖、秀洲', mobile: '0573-8260 1180' },
  ],
  buSchoolServicePointList: [
    {
      ...point,
      type: 'EXAM',
      name: '金蝶机考中心',
      address: '拱墅区莫干山路 1418 号 5 楼',
      latitude: 30.348226,
      longitude: 120.113087,
    },
    {
      ...point,
      type: 'TEACHING',
      name: '业财一体实训室',
      address: '拱墅区大关路 288 号 2 楼',
      latitude: 30.348846,
      longitude: 120.114627,
    },
    {
      ...point,
      type: 'EVALUATE',
      name: '岗位认证面谈室',
      address: '拱墅区文晖路 96 号',
      startTime: '13:00:00',
      latitude: 30.347346,
      longitude: 120.111687,
    },
  ],
  certificationOrganizationList: [
    {
      id: 'org-kingdee',
      name: '金蝶认证中心',
      orgType: 'CERTIFICATION',
      certificationType: 'COMPANY',
      serviceScope: '智能财税、业财一体、医养机构数字化运营岗位认证',
      features: '一人一码，企业招聘可直接查验',
    },
    {
      id: 'org-finance-education',
      name: '中国商业会计教育联盟',
      orgType: 'ISSUING',
      certificationType: 'INDUSTRY',
      serviceScope: '1+X 职业技能等级证书',
      features: '学分银行可兑换，全国通查',
    },
  ],
};
