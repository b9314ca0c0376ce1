const PHONE = '0571-8832 6610';

/** The profile of 云帆职业培训学校; one service point is open past midnight, two have no position. */
export const YUNFAN_PROFILE = {
  educationalInstitution: {
    name: '杭州云帆职业培训学校',
    educationProperty: '民办非企业单位',
    schoolFaculty:
      '专兼职教师 64 人，其中高级技师 11 人、省级考评员 9 人、三甲医院护士长 6 人。每班配一名班主任、一名实训教师。',
    features:
      '<p>“教室在病房，老师是同事”：理论课线上学，实操课进定点医院和养老机构，考前三次按评分表模拟。</p>',
    facilities:
      '4,200 ㎡ 实训楼，护理、母婴、康复三个仿真病区共 86 个工位；理论机考室 120 座，为省级认定考点。',
    pictureList: [
      { pic: '/media/covers/hospital-ward.svg', name: '仿真病区' },
      { pic: '/media/covers/classroom.svg', name: '理论机考室' },
      { pic: '/media/covers/baby-bath.svg', name: '母婴实训室' },
    ],
  },
  buSchoolEnrollDistrictList: [
    {
      name: '杭州市',
      cityName: '杭州市',
      enrollDistrictScope: '拱墅、西湖、上城、余杭',
      mobile: PHONE,
      url: 'https://yunfan.example.com/enroll/hangzhou',
    },
    { name: '宁波市', cityName: '宁波市', enrollDistrictScope: '海曙、鄞州、江北', mobile: '0574-8731 2206' },
    { name: '温州市', cityName: '温州市', enrollDistrictScope: '鹿城、瓯海', mobile: '0577-8890 1175' },
    { name: '绍兴市', cityName: '绍兴市', enrollDistrictScope: '越城、柯桥', mobile: '0575-8512 3390' },
  ],
  buSchoolServicePointList: [
    point('TEACHING', '拱墅校区', '拱墅区莫干山路 1418 号', ['08:30', '18:00'], [30.348226, 120.113087]),
    point('EXAM', '大关理论机考点', '拱墅区大关路 288 号 3 楼', ['08:00', '17:30'], [30.348746, 120.115127]),
    point('EVALUATE', '文晖实操评价站', '拱墅区文晖路 96 号', ['09:00', '11:30'], [30.347246, 120.111287]),
    point('TEACHING', '祥符教学点', '拱墅区祥园路 35 号', ['13:00', '21:00'], [30.346726, 120.114227]),
    point('TEACHING', '湖墅夜间实训点', '拱墅区湖墅南路 260 号', ['22:00', '02:00'], [30.349366, 120.111587]),
    point('EXAM', '滨江理论机考点', '滨江区江南大道 588 号', ['08:00', '17:30'], [30.20846, 120.21201]),
    point(
      'EVALUATE',
      '良渚康养评价站',
      '余杭区良渚街道玉鸟路 16 号',
      ['09:00', '16:30'],
      [30.36492, 120.03381],
    ),
    point('TEACHING', '下沙教学点', '钱塘区学源街 258 号', ['08:30', '20:30'], [30.31372, 120.35624]),
    point('TEACHING', '西溪教学点', '西湖区文二西路 718 号', ['08:30:00', '18:00:00'], [30.27901, 120.06512]),
    point('EVALUATE', '萧山实操评价站', '萧山区市心中路 819 号', ['09:00', '17:00'], [30.18631, 120.26498]),
    point('EXAM', '流动机考车', '每月公布停靠地点', ['09:00', '16:00'], null),
    point('TEACHING', '临安教学点', '临安区钱王街 855 号', null, [30.23402, 119.7247]),
  ],
  certificationOrganizationList: [
    organization('30001', '浙江省人力资源和社会保障厅', 'CERTIFICATION', 'PROVINCE', [
      '职业技能等级认定：养老、育婴、医疗护理',
      '统一命题，证书国网可查，可申领补贴',
    ]),
    organization('30002', '中国老年护理协会', 'CERTIFICATION', 'INDUSTRY', [
      '失智照护、安宁疗护专项能力',
      '行业用人单位互认，每三年复训',
    ]),
    organization('30003', '国际照护师联盟 ICA', 'CERTIFICATION', 'INTERNATIONAL', [
      '母婴照护师国际证书',
      '中英双语证书，12 个会员国承认',
    ]),
    organization('30004', '康怡养老集团', 'ISSUING', 'COMPANY', [
      '机构护理组长岗位认证',
      '结业即入职面试，36 家门店通用',
    ]),
    organization('30005', '杭州市职业能力建设指导服务中心', 'CERTIFICATION', 'CITY', [
      '专项职业能力考核：家政服务、老年人陪护',
      '考点设在本校，考后 15 个工作日发证',
    ]),
    organization('30006', '全国卫生人才评价中心', 'ISSUING', 'COUNTRY', [
      '医疗护理员岗位能力证书',
      '全国统一编号，官网可查',
    ]),
  ],
};

function point(
  type: string,
  name: string,
  address: string,
  hours: [start: string, end: string] | null,
  position: [latitude: number, longitude: number] | null,
) {
  const [startTime = null, endTime = null] = hours ?? [];
  const [latitude = null, longitude = null] = position ?? [];
  return {
    type: { code: type },
    name,
    address,
    provinceName: '浙江省',
    cityName: '杭州市',
    enrollDistrictScope: null,
    mobile: PHONE,
    url: null,
    startTime,
    endTime,
    latitude,
    longitude,
  };
}

function organization(
  id: string,
  name: string,
  orgType: string,
  certificationType: string,
  [serviceScope, features]: [string, string],
) {
  return { id, name, orgType, certificationType: { code: certificationType }, serviceScope, features };
}
