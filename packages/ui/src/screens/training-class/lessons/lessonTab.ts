/** The tabs of the lessons of a class (CDET-02). */
export type LessonTab = 'today' | 'past';

export const LESSON_TABS: readonly { value: LessonTab; label: string }[] = [
  { value: 'today', label: '今日课堂' },
  { value: 'past', label: '往期课堂' },
];
