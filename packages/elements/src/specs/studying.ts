import type { AnswerCardPartProps } from '../parts/AnswerCardPart.tsx';
import type { AudioPlayerPartProps } from '../parts/AudioPlayerPart.tsx';
import type { CountdownPartProps } from '../parts/CountdownPart.tsx';
import type { DayStripPartProps } from '../parts/DayStripPart.tsx';
import type { LessonPlayerPartProps } from '../parts/LessonPlayerPart.tsx';
import type { MonthPartProps } from '../parts/MonthPart.tsx';
import type { ReviewCardPartProps } from '../parts/ReviewCardPart.tsx';
import type { WeekPartProps } from '../parts/WeekPart.tsx';
import {
  data,
  element,
  event,
  flag,
  moment,
  needed,
  number,
  offered,
  request,
  slot,
  text,
} from './ElementSpec.ts';

const playback = {
  properties: {
    startAtMs: number('从哪里开始，毫秒'),
    autoPlay: flag('尽快播放'),
    initialSettings: data('上次的倍速、清晰度、字幕和音量'),
  },
  events: {
    onSettingsChange: event('settings', '改了倍速、清晰度、字幕或音量', 'settings'),
    onMedia: event('media', '播放、暂停、拖动和进度', 'event'),
  },
  requests: {
    onRenew: request('renew', '重试前：换好新的地址再回答', [], null),
  },
  methods: { seekTo: '跳到某处，毫秒' },
} as const;

export const studying = [
  element<AnswerCardPartProps>()({
    tag: 'answer-card',
    name: '答题卡',
    family: 'answer-card',
    about: '每题的编号、是否已答、标记和保存状态；改一题只重画一格。',
    from: 'parts',
    component: 'AnswerCardPart',
    properties: {
      tiles: data('每题：group、isAnswered、isMarked、save'),
      total: number('只给总数时，都画成未答'),
      current: number('当前第几题，从 1 起'),
    },
    events: { onChoose: event('choose', '按了某一题', 'number', 'id') },
  }),
  element<ReviewCardPartProps>()({
    tag: 'review-card',
    name: '回看卡',
    family: 'answer-card',
    about: '交卷后的答题卡，按对错上色。',
    from: 'parts',
    component: 'ReviewCardPart',
    properties: {
      tiles: needed(data('每题：group、result')),
      current: number('当前第几题，从 1 起'),
      isOnlyMistakes: flag('只看错题'),
    },
    events: { onChoose: event('choose', '按了某一题', 'number', 'id') },
  }),
  element<CountdownPartProps>()({
    tag: 'countdown',
    name: '倒计时',
    family: 'answer-card',
    about: '自己走的剩余时间，快到时变色。',
    from: 'parts',
    component: 'CountdownPart',
    properties: {
      endsAt: needed(number('结束时刻，1970 年起的毫秒')),
      total: needed(number('总秒数')),
      label: text('数字下的字，也是读屏时的名称'),
      layout: text('ring 或 row'),
    },
    events: { onOver: event('over', '时间到') },
  }),
  element<DayStripPartProps>()({
    tag: 'day-strip',
    name: '日条',
    family: 'calendar',
    about: '一周或一月的日子，带每天的状态。',
    from: 'parts',
    component: 'DayStripPart',
    properties: {
      days: needed(data('课表的日子')),
      date: text('选中的日子'),
      view: text('week 或 month'),
      now: moment('现在'),
    },
    events: { onChoose: event('choose', '按了某一天', 'date') },
  }),
  element<WeekPartProps>()({
    tag: 'week',
    name: '周',
    family: 'calendar',
    about: '一周的课表，按小时。',
    from: 'parts',
    component: 'WeekPart',
    properties: { days: needed(data('课表的日子')), date: text('这一周里的一天'), now: moment('现在') },
    events: {
      onLesson: event('lesson', '按了一节课', 'lesson'),
      onDay: event('day', '按了某天还有几节', 'date'),
    },
  }),
  element<MonthPartProps>()({
    tag: 'month',
    name: '月',
    family: 'calendar',
    about: '一月的课表，每天最多两节。',
    from: 'parts',
    component: 'MonthPart',
    properties: { days: needed(data('课表的日子')), date: text('这一月里的一天'), now: moment('现在') },
    events: {
      onLesson: event('lesson', '按了一节课', 'lesson'),
      onDay: event('day', '按了某一天', 'date'),
    },
  }),
  element<LessonPlayerPartProps>()({
    tag: 'lesson-player',
    name: '课程播放器',
    family: 'player',
    about: '课程的视频：倍速、清晰度、字幕、快捷键，断点续播。',
    from: 'parts',
    component: 'LessonPlayerPart',
    properties: {
      label: needed(text('名称')),
      sources: needed(data('视频：quality、url，从低到高')),
      posterUrl: text('封面图的地址'),
      captionsUrl: text('WebVTT 字幕的地址'),
      chapterMarksMs: data('章节从哪里开始，毫秒'),
      ...playback.properties,
    },
    events: { ...playback.events, onNext: offered('next', '按了下一节') },
    requests: playback.requests,
    methods: playback.methods,
  }),
  element<AudioPlayerPartProps>()({
    tag: 'audio-player',
    name: '音频',
    family: 'player',
    about: '课程的音频。',
    from: 'parts',
    component: 'AudioPlayerPart',
    properties: {
      label: needed(text('名称')),
      src: needed(text('音频的地址')),
      coverUrl: text('封面图的地址'),
      tag: slot('标题上方'),
      byline: slot('标题下方'),
      ...playback.properties,
    },
    events: playback.events,
    requests: playback.requests,
    methods: playback.methods,
  }),
];
