import type { CertificateSampleProps } from '@cloud-school/ui';
import type { ClassroomDirectoryPartProps } from '../parts/ClassroomDirectoryPart.tsx';
import type { CommonQuestionsPartProps } from '../parts/CommonQuestionsPart.tsx';
import type { DayCardPartProps } from '../parts/DayCardPart.tsx';
import type { ImageDialogPartProps } from '../parts/ImageDialogPart.tsx';
import type { RelatedProductsPartProps } from '../parts/RelatedProductsPart.tsx';
import {
  address,
  data,
  element,
  event,
  flag,
  loadable,
  moment,
  number,
  required,
  text,
  words,
} from './ElementSpec.ts';

/** Elements shown on lesson pages and on pages of training projects. */
export const lessons = [
  element<DayCardPartProps>()({
    tag: 'day-card',
    name: '一天的课',
    family: 'calendar',
    about: words('课表中的一天，每节一行。', 'A day of a timetable, a line for each lesson.'),
    from: 'parts',
    component: 'DayCardPart',
    properties: {
      day: required(data('课表的一天', 'The day of the timetable')),
      now: moment('现在', 'Now'),
      activityTo: required(
        address('每节的地址，如 /activities/{id}', 'The address of each, such as /activities/{id}'),
      ),
    },
    events: { onClose: event('close', '按了关闭', 'It is to close') },
  }),
  element<ClassroomDirectoryPartProps>()({
    tag: 'classroom-directory',
    name: '课程目录',
    family: 'cards',
    about: words('章、节和课堂，可以折叠。', 'Chapters, sections and classrooms, which fold.'),
    from: 'parts',
    component: 'ClassroomDirectoryPart',
    properties: {
      chapters: required(data('章', 'The chapters')),
      currentId: text('正在看的课堂', 'The classroom that is shown'),
      getLink: required(
        address('每个课堂的地址，如 /lessons/{id}', 'The address of each, such as /lessons/{id}'),
      ),
      variant: text('mark 或 label', 'mark or label'),
    },
  }),
  element<ImageDialogPartProps>()({
    tag: 'image-dialog',
    name: '大图',
    family: 'cards',
    about: words(
      '课程图片放大看，前后翻。',
      'A picture of a lesson over the page, with those before and after it.',
    ),
    from: 'parts',
    component: 'ImageDialogPart',
    delegatesFocus: false,
    properties: {
      isOpen: flag('打开', 'Open'),
      picture: required(data('图片：url、name、summary', 'The picture: url, name, summary')),
      place: required(text('第几张，如 2 / 12', 'Which one, such as 2 / 12')),
    },
    events: {
      onMove: event(
        'move',
        '按了上一张（-1）或下一张（1）',
        'The one before (-1) or after (1) was pressed',
        'step',
      ),
      onClose: event('close', '要关闭：把 isOpen 设为 false', 'It is to close: set `isOpen` to false'),
    },
  }),
  element<CommonQuestionsPartProps>()({
    tag: 'common-questions',
    name: '常见问题',
    family: 'cards',
    about: words('问题和回答，一次打开一个。', 'Questions with their answers, one open at a time.'),
    from: 'parts',
    component: 'CommonQuestionsPart',
    properties: {
      questions: required(data('问题', 'The questions')),
      questionId: text('先打开哪一个', 'The one that is open at first'),
    },
  }),
  element<CertificateSampleProps>()({
    tag: 'certificate-sample',
    name: '证书样张',
    family: 'cards',
    about: words('证书的小样，写着它的名称。', 'A small drawing of a certificate with its name.'),
    from: 'ui',
    component: 'CertificateSample',
    properties: {
      words: required(data('名称：subject、kind、level', 'The name: subject, kind, level')),
      label: text('读屏时的名称', 'The name for screen readers'),
    },
  }),
  element<RelatedProductsPartProps>()({
    tag: 'related-products',
    name: '相关项目',
    family: 'cards',
    about: words('和这一页有关的培训项目。', 'Training projects beside the content of a page.'),
    from: 'parts',
    component: 'RelatedProductsPart',
    properties: {
      label: text('标题', 'The heading'),
      products: loadable('项目', 'The projects'),
      expected: number('加载时占几个位置', 'How many places while they load'),
      variant: text('cards 或 side', 'cards or side'),
      labels: data('两类机构的称呼', 'The names of the two kinds of organisations'),
      getLink: required(
        address('每个的地址，如 /products/{id}', 'The address of each, such as /products/{id}'),
      ),
    },
  }),
];
