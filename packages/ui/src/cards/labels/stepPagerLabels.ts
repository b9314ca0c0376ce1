import type { StepPagerLabels } from '../../primitives/pagination/StepPager.tsx';

export const stepPagerLabels: StepPagerLabels = {
  previous: '上一页',
  next: '下一页',
  position: (current, pages) => `第 ${current} 页，共 ${pages} 页`,
};
