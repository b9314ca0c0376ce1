import type { BusinessSchool } from '../school/School.ts';
import { inSchool } from './sampleSchool.ts';

/** The business side of the sample school, with training and three header pills. */
export function makeBusinessSchool(overrides: Partial<BusinessSchool> = {}): BusinessSchool {
  return {
    ...inSchool(
      'business-school',
      ['projectName', 'tags', 'serviceAttributes', 'certificationLabel', 'trainingLabel'],
      {
        projectName: '云帆数字云校',
        tags: ['民办非企业', '省级示范', '线上线下融合'],
        serviceAttributes: ['技能培训', '等级认定', '就业推荐'],
        contactMobile: '0571-88326610',
        hasTraining: true,
        certificationOrganizations: [{ id: '3001', name: '杭州市职业能力建设指导服务中心' }],
        certificationLabel: '认证机构',
        trainingLabel: '培训机构',
      },
    ),
    ...overrides,
  };
}
