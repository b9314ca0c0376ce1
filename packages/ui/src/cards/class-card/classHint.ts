import type { ServiceStatus, StudentClass } from '@cloud-school/domain';

/** A hint beside the button about the next step; urgent if the student has to act. */
export interface ClassHint {
  text: string;
  isUrgent: boolean;
}

/** The hint of a class, or null if it needs none. */
export function classHint({ status, isOpen }: StudentClass): ClassHint | null {
  return isOpen ? openHints[status] : closedHints[status];
}

const waitForAdmission: ClassHint = { text: '等待录取结果', isUrgent: false };
const waitForContent: ClassHint = { text: '开班内容准备中', isUrgent: false };
const waitForOpening: ClassHint = { text: '等待开班', isUrgent: false };

const openHints: Record<ServiceStatus, ClassHint | null> = {
  'to-be-admitted': waitForAdmission,
  'to-start': waitForContent,
  'to-report': { text: '请完成报到', isUrgent: true },
  'in-service': null,
  completed: null,
};

const closedHints: Record<ServiceStatus, ClassHint | null> = {
  ...openHints,
  'to-report': waitForOpening,
  'in-service': waitForOpening,
};
