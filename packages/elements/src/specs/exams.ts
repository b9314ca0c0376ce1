import type { AnswerCardPartProps } from '../parts/AnswerCardPart.tsx';
import type { CountdownPartProps } from '../parts/CountdownPart.tsx';
import type { ExamPartProps } from '../parts/ExamPart.tsx';
import type { QuestionPartProps } from '../parts/QuestionPart.tsx';
import type { ReviewCardPartProps } from '../parts/ReviewCardPart.tsx';
import { data, element, event, flag, number, required, text, words } from './ElementSpec.ts';

/** Questions, answer cards and whole attempts. */
export const exams = [
  element<AnswerCardPartProps>()({
    tag: 'answer-card',
    name: '答题卡',
    family: 'answer-card',
    about: words(
      '每题的编号、是否已答、标记和保存状态；改一题只重画一格。',
      'Each question with its number, answer, mark and save state; a changed one redraws its tile alone.',
    ),
    from: 'parts',
    component: 'AnswerCardPart',
    properties: {
      tiles: data(
        '每题：group、isAnswered、isMarked、save',
        'Each question: group, isAnswered, isMarked, save',
      ),
      total: number('只给总数时，都画成未答', 'Without tiles: so many questions that nobody has answered'),
      current: number('当前第几题，从 1 起', 'The number of the current question, from 1'),
    },
    events: { onChoose: event('choose', '按了某一题', 'A question was pressed', 'number', 'id') },
  }),
  element<ReviewCardPartProps>()({
    tag: 'review-card',
    name: '回看卡',
    family: 'answer-card',
    about: words(
      '交卷后的答题卡，按对错上色。',
      'The answer card of a finished paper, coloured by right and wrong.',
    ),
    from: 'parts',
    component: 'ReviewCardPart',
    properties: {
      tiles: required(data('每题：group、result', 'Each question: group, result')),
      current: number('当前第几题，从 1 起', 'The number of the current question, from 1'),
      isOnlyMistakes: flag('只看错题', 'Mistakes alone'),
    },
    events: { onChoose: event('choose', '按了某一题', 'A question was pressed', 'number', 'id') },
  }),
  element<QuestionPartProps>()({
    tag: 'question',
    name: '题目',
    family: 'answer-card',
    about: words(
      '一道题，七种题型都能作答，也能看对错和解析；题干里的图片、公式和表格都在。',
      'A question of any of the seven kinds, to answer or to review, with pictures, formulas and tables.',
    ),
    from: 'parts',
    component: 'QuestionPart',
    delegatesFocus: false,
    properties: {
      question: required(data('题目', 'The question')),
      number: number('题号', 'Its number'),
      answers: data('答案，按题目和小题的 id', 'Answers by the ids of the question and its sub-questions'),
      isReadOnly: flag('不能改', 'It cannot be changed'),
      isReviewed: flag('看对错和解析，来自 question.solution', 'The solution and its explanation'),
      hasLetterKeys: flag(
        '整页的 A、B、C 键都能选，一页只有一道题时用',
        'Keys A, B and C of the whole page choose: where it has one question',
      ),
    },
    events: { onAnswer: event('answer', '答了，或改了答案', 'An answer, or another one', 'id', 'answer') },
  }),
  element<ExamPartProps>()({
    tag: 'exam',
    name: '考试',
    family: 'answer-card',
    about: words(
      '一次完整的作答：逐题保存、断网续答、另一窗口接管、交卷；服务器由页面给的 source 连接。',
      'A whole attempt: each answer saved, offline, among windows, handed in; `source` connects it with the page’s server.',
    ),
    from: 'parts',
    component: 'ExamPart',
    delegatesFocus: false,
    properties: {
      source: required(
        data('页面的接口：一个函数对象', 'The calls to the page’s server: an object of functions'),
      ),
      studentId: required(text('学员', 'The student')),
      workId: required(text('试卷', 'The paper')),
      schoolId: text('学校，几所学校共用一个网址时', 'The school, where several share an address'),
      answerLogId: text('接着答的那一次', 'The attempt to go on with'),
      kind: text('test 或 homework', 'test or homework'),
      studentName: text('学员姓名', 'The name of the student'),
      signInEndsAt: number(
        '登录何时到期，1970 年起的毫秒',
        'When the sign-in ends, in milliseconds since 1970',
      ),
      questionId: text('先显示哪一题', 'The question that is shown at first'),
    },
    events: {
      onMove: event('move', '换了题', 'Another question is shown', 'questionId'),
      onBoundary: event('boundary', '已是第一题或最后一题', 'There is no question before or after', 'words'),
      onFinish: event('finish', '交卷了', 'The attempt is handed in', 'exam'),
      onExit: event('exit', '要离开', 'It is to be left'),
      onSignIn: event(
        'sign-in',
        '要重新登录，之后调用 resume',
        'A new sign-in is needed; call `resume` after it',
      ),
    },
    methods: { resume: words('登录后接着发', 'Goes on after a new sign-in') },
  }),
  element<CountdownPartProps>()({
    tag: 'countdown',
    name: '倒计时',
    family: 'answer-card',
    about: words(
      '自己走的剩余时间，快到时变色。',
      'Remaining time that runs by itself and changes its colour near the end.',
    ),
    from: 'parts',
    component: 'CountdownPart',
    properties: {
      endsAt: required(number('结束时刻，1970 年起的毫秒', 'When it ends, in milliseconds since 1970')),
      total: required(number('总秒数', 'The whole time in seconds')),
      label: text(
        '数字下的字，也是读屏时的名称',
        'The words under the figures, and the name for screen readers',
      ),
      layout: text('ring 或 row', 'ring or row'),
    },
    events: { onOver: event('over', '时间到', 'The time is over') },
  }),
];
