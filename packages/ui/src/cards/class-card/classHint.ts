import type { StudentClass } from '@cloud-school/api-client';

/** A word beside the button about what comes next; urgent when the student has to act. */
export interface ClassHint {
  words: string;
  isUrgent: boolean;
}

/** What the class waits for, or null when it waits for nothing. */
export function classHint({ status, isOpen }: StudentClass): ClassHint | null {
  if (status === 'completed') return null;
  if (status === 'to-be-admitted') return { words: '等待录取结果', isUrgent: false };
  if (status === 'to-start') return { words: '开班内容准备中', isUrgent: false };
  if (!isOpen) return { words: '等待开班', isUrgent: false };
  return status === 'to-report' ? { words: '请完成报到', isUrgent: true } : null;
}
