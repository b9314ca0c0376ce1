import type { ClassCardProps, MajorCardProps, ProductCardProps } from '@cloud-school/ui';
import { data, day, element, event, needed, text } from './ElementSpec.ts';

export const cards = [
  element<ProductCardProps>()({
    tag: 'product-card',
    name: '项目卡',
    family: 'cards',
    about: '培训项目：图、步骤、机构和价格。',
    from: 'ui',
    component: 'ProductCard',
    properties: {
      product: needed(data('项目')),
      labels: data('两类机构的称呼'),
    },
    events: { onOpen: event('open', '按了卡片', 'product') },
  }),
  element<ClassCardProps>()({
    tag: 'class-card',
    name: '班级卡',
    family: 'cards',
    about: '学员的班级：状态、日期、班主任和进入按钮。',
    from: 'ui',
    component: 'ClassCard',
    properties: {
      studentClass: needed(data('班级')),
      today: day('今天，YYYY-MM-DD'),
    },
    events: { onOpen: event('open', '按了进入') },
  }),
  element<MajorCardProps>()({
    tag: 'major-card',
    name: '专业卡',
    family: 'cards',
    about: '热门专业：图、名称和薪资。',
    from: 'ui',
    component: 'MajorCard',
    properties: {
      major: needed(data('专业')),
      to: needed(text('专业页的地址')),
    },
  }),
];
