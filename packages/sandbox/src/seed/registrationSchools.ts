import type { CloudSchool } from '@cloud-school/domain';

type CloudSchoolsByType = Record<1 | 3, CloudSchool[]>;

const CARE: CloudSchoolsByType = {
  1: [
    { id: '70101', name: '养老护理云校', introduction: '养老护理员五级至一级' },
    { id: '70102', name: '母婴照护云校', introduction: '月嫂、育婴员、产后康复' },
    { id: '70103', name: '医疗护理云校', introduction: '医疗护理员岗前与定点实习' },
  ],
  3: [{ id: '70301', name: '健康照护云校', introduction: '健康照护师五级至三级' }],
};

const FINANCE: CloudSchoolsByType = {
  1: [
    { id: '70201', name: '智能财税云校', introduction: '智能财税应用师初级至高级' },
    { id: '70202', name: '业财一体云校', introduction: '业财一体信息化应用' },
    { id: '70203', name: '数据分析云校', introduction: '财务与经营数据分析' },
  ],
  3: [{ id: '70302', name: '机构运营云校', introduction: '医养机构数字化运营管理师' }],
};

const listSchools = (preDomain: string) => (preDomain === 'kingdee' ? FINANCE : CARE);

/** The ids of the cloud schools that a person may join at a school (REG-01). */
export function cloudSchoolIdsOf(preDomain: string): string[] {
  return Object.values(listSchools(preDomain))
    .flat()
    .map(({ id }) => id);
}

/** The configuration item REGISTRATION_SCHOOLS of a school's host, by the type of the registration. */
export function registrationSchoolsOf(preDomain: string): string {
  return JSON.stringify(listSchools(preDomain));
}
