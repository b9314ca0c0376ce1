/**
 * Who registers (REG-01): a nursing student, who chooses among several cloud schools, a health student, who has one,
 * or an enterprise.
 */
export type RegistrationType = 'nursing-student' | 'health-student' | 'enterprise';

/** A programme that a new student can join. */
export interface CloudSchool {
  id: string;
  name: string;
  introduction: string;
}

/** The cloud schools of each personal registration, fixed by the specification (REG-01). */
export const CLOUD_SCHOOLS: Record<Exclude<RegistrationType, 'enterprise'>, readonly CloudSchool[]> = {
  'nursing-student': [
    { id: '70101', name: '养老护理云校', introduction: '养老护理员五级至一级' },
    { id: '70102', name: '母婴照护云校', introduction: '月嫂、育婴员、产后康复' },
    { id: '70103', name: '医疗护理云校', introduction: '医疗护理员岗前与定点实习' },
  ],
  'health-student': [{ id: '70301', name: '健康照护云校', introduction: '健康照护师五级至三级' }],
};
