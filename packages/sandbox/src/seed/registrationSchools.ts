import type { CloudSchool } from '@cloud-school/domain';

const NURSING: CloudSchool[] = [
  { id: '70101', name: '养老护理云校', introduction: '养老护理员五级至一级' },
  { id: '70102', name: '母婴照护云校', introduction: '月嫂、育婴员、产后康复' },
  { id: '70103', name: '医疗护理云校', introduction: '医疗护理员岗前与定点实习' },
];

const HEALTH: CloudSchool[] = [{ id: '70301', name: '健康照护云校', introduction: '健康照护师五级至三级' }];

/** The cloud schools that a person may join (REG-01). */
export const CLOUD_SCHOOL_IDS = [...NURSING, ...HEALTH].map(({ id }) => id);

/** The configuration item REGISTRATION_SCHOOLS of the sandbox's hosts, by the type of the registration. */
export const SANDBOX_REGISTRATION_SCHOOLS = JSON.stringify({ 1: NURSING, 3: HEALTH });
