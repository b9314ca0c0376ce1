import type { AudioPlayerPartProps } from '../parts/AudioPlayerPart.tsx';
import type { DayStripPartProps } from '../parts/DayStripPart.tsx';
import type { LessonPlayerPartProps } from '../parts/LessonPlayerPart.tsx';
import type { MonthPartProps } from '../parts/MonthPart.tsx';
import type { WeekPartProps } from '../parts/WeekPart.tsx';
import {
  data,
  element,
  event,
  flag,
  moment,
  required,
  number,
  offered,
  request,
  slot,
  text,
  words,
} from './ElementSpec.ts';

const playback = {
  properties: {
    startAtMs: number('从哪里开始，毫秒', 'Where it begins, in milliseconds'),
    autoPlay: flag('尽快播放', 'Plays as soon as it can'),
    initialSettings: data(
      '上次的倍速、清晰度、字幕和音量',
      'Rate, quality, captions and volume of the last time',
    ),
  },
  events: {
    onSettingsChange: event(
      'settings',
      '改了倍速、清晰度、字幕或音量',
      'One of these was changed',
      'settings',
    ),
    onMedia: event('media', '播放、暂停、拖动和进度', 'Play, pause, seek and progress', 'event'),
  },
  requests: {
    onRenew: request(
      'renew',
      '重试前：换好新的地址再回答',
      'Before another try: answer when new addresses are set',
      [],
      null,
    ),
  },
  methods: { seekTo: words('跳到某处，毫秒', 'Goes to a place, in milliseconds') },
} as const;

export const studying = [
  element<DayStripPartProps>()({
    tag: 'day-strip',
    name: '日条',
    family: 'calendar',
    about: words('一周或一月的日子，带每天的状态。', 'The days of a week or a month with the state of each.'),
    from: 'parts',
    component: 'DayStripPart',
    properties: {
      days: required(data('课表的日子', 'The days of the timetable')),
      date: text('选中的日子', 'The chosen day'),
      view: text('week 或 month', 'week or month'),
      now: moment('现在', 'Now'),
    },
    events: { onChoose: event('choose', '按了某一天', 'A day was pressed', 'date') },
  }),
  element<WeekPartProps>()({
    tag: 'week',
    name: '周',
    family: 'calendar',
    about: words('一周的课表，按小时。', 'A week of a timetable, by hours.'),
    from: 'parts',
    component: 'WeekPart',
    properties: {
      days: required(data('课表的日子', 'The days of the timetable')),
      date: text('这一周里的一天', 'A day of the week'),
      now: moment('现在', 'Now'),
    },
    events: {
      onLesson: event('lesson', '按了一节课', 'A lesson was pressed', 'lesson'),
      onDay: event('day', '按了某天还有几节', 'A day’s further lessons were pressed', 'date'),
    },
  }),
  element<MonthPartProps>()({
    tag: 'month',
    name: '月',
    family: 'calendar',
    about: words('一月的课表，每天最多两节。', 'A month of a timetable, two lessons a day at most.'),
    from: 'parts',
    component: 'MonthPart',
    properties: {
      days: required(data('课表的日子', 'The days of the timetable')),
      date: text('这一月里的一天', 'A day of the month'),
      now: moment('现在', 'Now'),
    },
    events: {
      onLesson: event('lesson', '按了一节课', 'A lesson was pressed', 'lesson'),
      onDay: event('day', '按了某一天', 'A day was pressed', 'date'),
    },
  }),
  element<LessonPlayerPartProps>()({
    tag: 'lesson-player',
    name: '课程播放器',
    family: 'player',
    about: words(
      '课程的视频：倍速、清晰度、字幕、快捷键，断点续播。',
      'A lesson’s video: rate, quality, captions, keys, and the place of the last time.',
    ),
    from: 'parts',
    component: 'LessonPlayerPart',
    properties: {
      label: required(text('名称', 'The name')),
      sources: required(data('视频：quality、url，从低到高', 'The video: quality and url, from low to high')),
      posterUrl: text('封面图的地址', 'The address of the cover'),
      captionsUrl: text('WebVTT 字幕的地址', 'The address of captions in WebVTT'),
      chapterMarksMs: data('章节从哪里开始，毫秒', 'Where chapters begin, in milliseconds'),
      ...playback.properties,
    },
    events: { ...playback.events, onNext: offered('next', '按了下一节', 'The next lesson was pressed') },
    requests: playback.requests,
    methods: playback.methods,
  }),
  element<AudioPlayerPartProps>()({
    tag: 'audio-player',
    name: '音频',
    family: 'player',
    about: words('课程的音频。', 'A lesson’s sound.'),
    from: 'parts',
    component: 'AudioPlayerPart',
    properties: {
      label: required(text('名称', 'The name')),
      src: required(text('音频的地址', 'The address of the sound')),
      coverUrl: text('封面图的地址', 'The address of the cover'),
      tag: slot('标题上方', 'Above the title'),
      byline: slot('标题下方', 'Under the title'),
      ...playback.properties,
    },
    events: playback.events,
    requests: playback.requests,
    methods: playback.methods,
  }),
];
