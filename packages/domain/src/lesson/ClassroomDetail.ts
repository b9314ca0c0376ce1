import type { Teacher } from './Teacher.ts';

/** Details of one classroom (OFF-01, CROOM-01). */
export interface ClassroomDetail {
  name: string;
  isRequired: boolean;
  /** The class notice: foreign HTML or plain text. */
  notice: string | null;
  /** Knowledge points, in their order. */
  points: string[];
  /** The first one leads, the others assist. */
  teachers: Teacher[];
}
