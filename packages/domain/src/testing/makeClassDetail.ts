import type { ClassDetail } from '../learning/ClassDetail.ts';
import { inSchool } from './sampleSchool.ts';

/** A running class with all fields of its header. */
export function makeClassDetail(overrides: Partial<ClassDetail> = {}): ClassDetail {
  return {
    ...inSchool('class-detail', ['title', 'learningGoal', 'headTeacherName'], {
      title: '养老护理员（三级）2026 秋季 3 班',
      status: 'running',
      trainingStart: '2026-09-07',
      trainingEnd: '2026-12-25',
      startDate: '2026-09-07',
      studentId: '5001',
      learningGoal: '12 月 25 日前拿到三级证书',
      headTeacherName: '林静怡',
    }),
    ...overrides,
  };
}
