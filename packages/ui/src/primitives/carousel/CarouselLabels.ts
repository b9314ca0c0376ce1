/** Accessible names of a carousel's parts, and what it and a slide are called as kinds of things. */
export interface CarouselLabels {
  carouselRole: string;
  slideRole: string;
  previous: string;
  next: string;
  stop: string;
  start: string;
  slide: (position: number, count: number) => string;
}

export const chineseLabels: CarouselLabels = {
  carouselRole: '轮播',
  slideRole: '幻灯片',
  previous: '上一张',
  next: '下一张',
  stop: '暂停轮播',
  start: '继续轮播',
  slide: (position, count) => `第 ${position} 张，共 ${count} 张`,
};
