/** Where a student stands in a class: serviceStatus -1, 0, 1, 2, 3. */
export type ServiceStatus = 'to-be-admitted' | 'to-start' | 'to-report' | 'in-service' | 'completed';

/** A class of the signed-in student (CLASS-01). */
export interface StudentClass {
  classId: string;
  className: string;
  productName: string | null;
  periodName: string | null;
  teacherName: string | null;
  status: ServiceStatus;
  /** False while teachingClassStatus is 0: the class exists but has not opened (CLASS-02). */
  isOpen: boolean;
  /** 'YYYY-MM-DD' */
  trainingStart: string | null;
  trainingEnd: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  /** Students who have signed up: signUpTotal. */
  signedUpCount: number | null;
  /** Students the class has room for: classStudentTotal. */
  studentCount: number | null;
  tenantId: string | null;
  schoolId: string | null;
  /** Not in the specification's record; shown only when the server sends them. */
  coverUrl: string | null;
  teacherAvatarUrl: string | null;
}
