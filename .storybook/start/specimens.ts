export interface Specimen {
  name: string;
  /** Folder of packages/ui/src. */
  folder: string;
  story: string;
}

/** One live example of each folder of components. */
export const SPECIMENS: readonly Specimen[] = [
  { name: '按钮与基础', folder: 'primitives', story: 'button--variants' },
  { name: '标签与状态', folder: 'primitives', story: 'tag--variants' },
  { name: '表单', folder: 'forms', story: 'login-form--sms' },
  { name: '答题卡', folder: 'answer-card', story: 'answer-card--default' },
  { name: '播放器', folder: 'player', story: 'lesson-player--paused' },
  { name: '题型', folder: 'questions', story: 'question-answering--single' },
  { name: '日历', folder: 'calendar', story: 'day-strip--month' },
  { name: '卡片与版式', folder: 'cards', story: 'class-card--default' },
];
