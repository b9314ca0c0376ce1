import type { ServiceBlurb } from '../FooterBand.tsx';

/** One blurb of each service. */
export const sampleServices: ServiceBlurb[] = [
  { service: 'enrol', title: '报名有人带', text: '课程顾问一对一，补贴政策讲清楚' },
  { service: 'study', title: '学习跟得上', text: '录播、直播、实训，手机电脑同步' },
  { service: 'exam', title: '考试不跑空', text: '考点就近安排，考前三次模拟' },
  { service: 'certificate', title: '证书查得到', text: '发证机构官网可查，终身存档' },
];
