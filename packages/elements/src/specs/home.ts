import type {
  AnnouncementTickerProps,
  BannerCarouselProps,
  ClassroomIntroProps,
  ConsultCardProps,
  EntryGridProps,
  LeadMajorCardProps,
  ProductRowProps,
} from '@cloud-school/ui';
import { address, data, element, event, offered, required, text, words } from './ElementSpec.ts';

/** Cards of a school's home page and of what it offers. */
export const home = [
  element<AnnouncementTickerProps>()({
    tag: 'announcement-ticker',
    name: '滚动公告',
    family: 'cards',
    about: words(
      '一行公告，自己滚动，可以停。',
      'A line of announcements that moves by itself and can be stopped.',
    ),
    from: 'ui',
    component: 'AnnouncementTicker',
    properties: {
      announcements: required(data('公告', 'The announcements')),
      getLink: address('每条的地址，如 /notices/{id}', 'The address of each, such as /notices/{id}'),
      moreTo: text('更多的地址', 'The address of all of them'),
    },
  }),
  element<BannerCarouselProps>()({
    tag: 'banner-carousel',
    name: '轮播图',
    family: 'cards',
    about: words('横幅图，自己轮播，可以停。', 'Pictures that follow one another and can be stopped.'),
    from: 'ui',
    component: 'BannerCarousel',
    properties: { banners: required(data('至少一张图', 'One picture at least')) },
  }),
  element<EntryGridProps>()({
    tag: 'entry-grid',
    name: '业务入口',
    family: 'cards',
    about: words('学校业务的入口。', 'The entries of a school’s lines of business.'),
    from: 'ui',
    component: 'EntryGrid',
    properties: { lines: required(data('业务', 'The lines of business')) },
    events: { onOpen: event('open', '按了入口', 'An entry was pressed', 'line') },
  }),
  element<ProductRowProps>()({
    tag: 'product-row',
    name: '项目行',
    family: 'cards',
    about: words('侧栏里的培训项目，一行一个。', 'A training project in a row of a side column.'),
    from: 'ui',
    component: 'ProductRow',
    properties: {
      product: required(data('项目', 'The project')),
      to: text('项目页的地址', 'The address of its page'),
    },
    events: { onOpen: offered('open', '按了这一行', 'The row was pressed', 'product') },
  }),
  element<LeadMajorCardProps>()({
    tag: 'lead-major-card',
    name: '首个专业卡',
    family: 'cards',
    about: words(
      '排在第一的专业，带证书样张。',
      'The first of the majors, with a sample of its certificate.',
    ),
    from: 'ui',
    component: 'LeadMajorCard',
    properties: {
      major: required(data('专业', 'The major')),
      to: required(text('专业页的地址', 'The address of its page')),
    },
  }),
  element<ConsultCardProps>()({
    tag: 'consult-card',
    name: '咨询卡',
    family: 'cards',
    about: words('咨询电话和在线咨询的按钮。', 'The telephone number and the button of a consultation.'),
    from: 'ui',
    component: 'ConsultCard',
    properties: { phone: required(text('咨询电话', 'The telephone number')) },
    events: { onConsult: event('consult', '按了在线咨询', 'The button was pressed') },
  }),
  element<ClassroomIntroProps>()({
    tag: 'classroom-intro',
    name: '课堂介绍',
    family: 'cards',
    about: words('课堂的名称、老师和简介。', 'A classroom’s name, teacher and summary.'),
    from: 'ui',
    component: 'ClassroomIntro',
    properties: { detail: required(data('课堂', 'The classroom')) },
  }),
];
