/** Who registers: a person who chooses among several cloud schools, an enterprise, a person whose school is given (REG-01). */
export type RegistrationType = '1' | '2' | '3';

/** A programme that a new student joins. */
export interface CloudSchool {
  id: string;
  name: string;
  introduction: string;
}

/** The fixed choices of each personal registration. */
export const CLOUD_SCHOOLS: Record<Exclude<RegistrationType, '2'>, readonly CloudSchool[]> = {
  '1': [
    { id: '70101', name: '养老护理云校', introduction: '养老护理员五级至一级' },
    { id: '70102', name: '母婴照护云校', introduction: '月嫂、育婴员、产后康复' },
    { id: '70103', name: '医疗护理云校', introduction: '医疗护理员岗前与定点实习' },
  ],
  '3': [{ id: '70301', name: '健康照护云校', introduction: '健康照护师五级至三级' }],
};
