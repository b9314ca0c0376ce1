import { toOptions } from '../../../primitives/options/toOptions.ts';

export type IntroductionTab = 'introduction' | 'teachers' | 'materials' | 'service';

/** The tabs of 课程说明 (COURSE-01). */
export const INTRODUCTION_TABS = toOptions<IntroductionTab>({
  introduction: '课程介绍',
  teachers: '师资',
  materials: '配套资料',
  service: '优质服务',
});
