/** The student's progress in a class. */
export type ServiceStatus = 'to-be-admitted' | 'to-start' | 'to-report' | 'in-service' | 'completed';

const IN_SERVICE: Record<ServiceStatus, boolean> = {
  'to-be-admitted': false,
  'to-start': false,
  'to-report': false,
  'in-service': true,
  completed: false,
};

/** Whether the student studies in the class now. */
export const isInService = ({ status }: Pick<StudentClass, 'status'>): boolean => IN_SERVICE[status];

/** A class of the signed-in student (CLASS-01). */
export interface StudentClass {
  classId: string;
  className: string;
  productName: string | null;
  periodName: string | null;
  teacherName: string | null;
  status: ServiceStatus;
  /** False while the class exists but has not opened (CLASS-02). */
  isOpen: boolean;
  /** 'YYYY-MM-DD' */
  trainingStart: string | null;
  trainingEnd: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  /** Number of enrolled students. */
  signedUpCount: number | null;
  /** Capacity of the class. */
  studentCount: number | null;
  tenantId: string | null;
  schoolId: string | null;
  /** This and `teacherAvatarUrl` are not in the specification's record; null when the server does not send them. */
  coverUrl: string | null;
  teacherAvatarUrl: string | null;
}
