import type { TestSeed } from '../TestSeed.ts';
import { blanks, multiple, numberQuestions, shortAnswer, single } from '../writeQuestion.ts';

/** Six questions of the partner's exam source. The partner marks all but the written one at once. */
export const ENGLISH_TEST: TestSeed = {
  kind: 'test',
  source: 'xskt',
  testId: 'english-3',
  classroomId: 'r-english-3',
  courseId: 'k-elder',
  classIds: ['c-elder-3'],
  title: '护理英语阶段测评（三）',
  requirement: '<p>试卷来自学习平台，共 6 题，不计时，提交后可以马上对照正确答案。</p>',
  description: null,
  unitTime: null,
  questions: [
    ...numberQuestions('q-english', 1, 18, [
      single(
        'What does the care worker do first when she sees a red area on the skin?',
        [
          'She tells the nurse.',
          'She presses it with a finger.',
          'She changes the sheets.',
          'She takes a photo.',
        ],
        'B',
        'Pressing shows whether the colour returns.',
      ),
      single(
        '“Turn to the left side” means（　　）.',
        ['平卧', '左侧卧', '右侧卧', '坐起'],
        'B',
        'left side 是左侧。',
      ),
      multiple(
        'Which of these keep a person from falling at night?',
        ['A small night light', 'A dry floor', 'Loose slippers', 'A handrail'],
        'ABD',
        'Loose slippers make a fall more likely.',
      ),
    ]),
    ...numberQuestions('q-english', 4, 18, [
      blanks('Mr. Gu has stayed in bed ____ two weeks.', ['for'], 'for 加一段时间。'),
      blanks('Put a soft pillow ____ his back.', ['behind'], 'behind 表示在背后。'),
    ]),
    ...numberQuestions('q-english', 6, 10, [
      shortAnswer(
        'Write one sentence to tell the nurse about the red area.',
        'Mr. Gu has a red area on his left heel. It does not turn white when I press it.',
        'Say where it is, and whether the colour returns.',
      ),
    ]),
  ],
};
