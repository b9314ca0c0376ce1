import type {
  ActivityCardProps,
  InstallCardProps,
  LessonEndCardProps,
  ReviewStatusTagProps,
  WhatNowStripProps,
} from '@cloud-school/ui';
import type { RemindersCardProps, WeekChoicesProps } from '@cloud-school/ui/calendar';
import type { AttendancePartProps } from '../parts/AttendancePart.tsx';
import type { LoginFormPartProps } from '../parts/LoginFormPart.tsx';
import type { MonthChoicesPartProps } from '../parts/MonthChoicesPart.tsx';
import type { StudyWeekPartProps } from '../parts/StudyWeekPart.tsx';
import type { VideoPartProps } from '../parts/VideoPart.tsx';
import {
  data,
  day,
  element,
  event,
  flag,
  moment,
  number,
  offered,
  request,
  required,
  slot,
  text,
  words,
} from './ElementSpec.ts';

const BUSY = '系统繁忙，请稍后再试';

/** What a student meets in a day. */
export const studyDay = [
  element<WhatNowStripProps>()({
    tag: 'what-now',
    name: '现在做什么',
    family: 'cards',
    about: words(
      '现在该上的课、上次没看完的，或今天的安排。',
      'What a student does now: a lesson, the one left open, or the plan.',
    ),
    from: 'ui',
    component: 'WhatNowStrip',
    properties: {
      whatNow: required(data('现在做什么', 'What is to be done')),
      now: moment('现在', 'Now'),
      to: required(text('按钮的地址', 'Where its button leads')),
      size: text('page 或 slim', 'page or slim'),
    },
  }),
  element<ActivityCardProps>()({
    tag: 'activity-card',
    name: '活动卡',
    family: 'cards',
    about: words(
      '班级里的一次教学活动：时间、状态、考试和进入按钮。',
      'An activity of a class: times, status, tests and the way into it.',
    ),
    from: 'ui',
    component: 'ActivityCard',
    properties: {
      activity: required(data('活动', 'The activity')),
      now: moment('现在', 'Now'),
      isPrimary: flag('按钮是主按钮', 'Its button is the main one'),
    },
    events: {
      onOpen: event('open', '按了进入', 'The button was pressed'),
      onExam: event('exam', '按了考试', 'A test was pressed', 'test'),
    },
  }),
  element<AttendancePartProps>()({
    tag: 'attendance',
    name: '考勤',
    family: 'cards',
    about: words('一节课的签到和签退。', 'Signing in and out of a lesson.'),
    from: 'parts',
    component: 'AttendancePart',
    properties: {
      attendance: required(data('考勤', 'The attendance')),
      ground: text('stage 或 page', 'stage or page'),
      now: moment('现在', 'Now'),
    },
    events: { onSign: event('sign', '按了签到或签退', 'A button was pressed', 'kind') },
  }),
  element<StudyWeekPartProps>()({
    tag: 'study-week',
    name: '本周学习',
    family: 'cards',
    about: words(
      '七天里哪天学了、超过多少同学、目标还剩几天。',
      'The days that were studied, the rank, and the goal.',
    ),
    from: 'parts',
    component: 'StudyWeekPart',
    properties: {
      days: required(data('七天：date、isStudied、isToday', 'Seven days: date, isStudied, isToday')),
      rate: text('超过多少同学，如 78.9%', 'The part of the class that is behind, such as 78.9%'),
      goal: data('目标：text、daysLeft', 'The goal: text and daysLeft'),
    },
  }),
  element<LessonEndCardProps>()({
    tag: 'lesson-end',
    name: '学完一节',
    family: 'player',
    about: words(
      '看完之后：记下了没有、章节进度、下一节。',
      'After a lesson: whether it was saved, the progress, the next one.',
    ),
    from: 'ui',
    component: 'LessonEndCard',
    properties: { end: required(data('学完的情况', 'What is complete')) },
    events: {
      onNext: event('next', '按了下一节', 'The next lesson was pressed'),
      onAgain: event('again', '按了再看一遍', 'Once more was pressed'),
      onClose: event('close', '按了关闭', 'It is to close'),
      onBack: event('back', '按了返回', 'Back was pressed'),
    },
  }),
  element<InstallCardProps>()({
    tag: 'install-card',
    name: '添加到桌面',
    family: 'cards',
    about: words('请学员把学校添加到桌面。', 'Asks the student to install the school.'),
    from: 'ui',
    component: 'InstallCard',
    properties: {},
    events: {
      onInstall: offered('install', '按了添加', 'Install was pressed'),
      onDecline: event('decline', '按了不用了', 'It was declined'),
    },
  }),
  element<WeekChoicesProps>()({
    tag: 'week-choices',
    name: '选周',
    family: 'calendar',
    about: words('前后几周，选一周。', 'The weeks around a day.'),
    from: 'ui/calendar',
    component: 'WeekChoices',
    properties: {
      date: required(text('这一周里的一天', 'A day of the week')),
      today: day('今天', 'Today'),
    },
    events: { onChoose: event('choose', '选了一周', 'A week was chosen', 'date') },
  }),
  element<MonthChoicesPartProps>()({
    tag: 'month-choices',
    name: '选月',
    family: 'calendar',
    about: words('一年的月份，选一月。', 'The months of a year.'),
    from: 'parts',
    component: 'MonthChoicesPart',
    properties: {
      date: required(text('这一月里的一天', 'A day of the month')),
      today: day('今天', 'Today'),
      training: data('培训的起止：from、to', 'When the training is: from and to'),
    },
    events: { onChoose: event('choose', '选了一月', 'A month was chosen', 'date') },
  }),
  element<RemindersCardProps>()({
    tag: 'reminders-card',
    name: '课前提醒',
    family: 'calendar',
    about: words('课前提醒的开关和日历订阅。', 'The switch of reminders, and the address of the calendar.'),
    from: 'ui/calendar',
    component: 'RemindersCard',
    properties: {
      minutes: required(number('提前几分钟', 'How many minutes before')),
      isOn: required(flag('打开', 'On')),
    },
    events: {
      onChange: offered('change', '开或关', 'It was switched', 'isOn'),
      onCopy: offered('copy', '按了复制日历地址', 'The address is to be copied'),
    },
  }),
  element<VideoPartProps>()({
    tag: 'video',
    name: '视频',
    family: 'player',
    about: words(
      '封面和播放按钮，按了才取播放器。',
      'A cover with a button; the player is fetched when it is pressed.',
    ),
    from: 'parts',
    component: 'VideoPart',
    properties: {
      label: required(text('名称', 'The name')),
      src: required(text('视频的地址，MP4 或 HLS', 'The address of the video, MP4 or HLS')),
      posterUrl: text('封面图的地址', 'The address of the cover'),
      ratio: text('16/9、3/4 或 9/16', '16/9, 3/4 or 9/16'),
      autoPlay: flag('马上播放', 'Plays at once'),
    },
  }),
  element<ReviewStatusTagProps>()({
    tag: 'review-status',
    name: '批阅状态',
    family: 'basics',
    about: words('交卷后的标签：待批阅或已批阅。', 'The tag of a finished attempt: marked or not yet.'),
    from: 'ui',
    component: 'ReviewStatusTag',
    isInline: true,
    properties: { status: required(text('pending-review 或 reviewed', 'pending-review or reviewed')) },
  }),
  element<LoginFormPartProps>()({
    tag: 'login-form',
    name: '登录',
    family: 'form',
    about: words('密码或短信验证码登录，验证码自己倒计时。', 'The sign-in by password or SMS code.'),
    from: 'parts',
    component: 'LoginFormPart',
    delegatesFocus: false,
    properties: {
      initialMode: text('先显示 password 或 sms', 'What is shown at first: password or sms'),
      agreement: slot('协议的勾选文字', 'The label of the agreements'),
    },
    requests: {
      onLogin: request(
        'login',
        '登录：回答 null，或不能登录的原因',
        'Sign in: answer null, or the reason why not',
        ['values'],
        BUSY,
      ),
      onSendCode: request(
        'send-code',
        '发送短信验证码：回答 null，或原因',
        'Send an SMS code: answer null, or the reason why not',
        ['mobile'],
        BUSY,
      ),
    },
  }),
];
