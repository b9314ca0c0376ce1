import type { StudyQuestion } from '../lesson/StudyQuestion.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  {
    title: '老人偏瘫侧完全没力，轮椅应该放哪一侧？',
    studentName: '吴敏',
    studentId: '5101',
    createdAt: '2026-11-21 14:36:00',
    answers: [
      {
        text: '放在健侧，与床成 30–45 度。让健侧手扶住远端扶手，转身路最短。',
        teacherName: '何俊峰',
        createdAt: '2026-11-21 14:41:00',
      },
    ],
  },
  {
    title: '床比轮椅高 8 厘米时，先垫脚还是先降床？',
    studentName: '沈雨薇',
    studentId: '5001',
    createdAt: '2026-11-21 14:52:00',
    answers: [],
  },
  {
    title: '膝抵膝时我总顶到老人髌骨，是站位太近吗？',
    studentName: '顾长青',
    studentId: '5102',
    createdAt: '2026-11-20 20:15:00',
    answers: [
      { text: '膝盖略外展，抵在髌骨下缘外侧。', teacherName: '何俊峰', createdAt: '2026-11-20 21:02:00' },
    ],
  },
] as const;

/** A question; samples 0 and 2 are answered, 1 is the student's own and waits. */
export function makeStudyQuestion(overrides: Partial<StudyQuestion> = {}, index = 0): StudyQuestion {
  const { answers, ...sample } = pick(samples, index);
  return {
    ...inSchool(
      'study-question',
      ['title', 'studentName', 'answers'],
      { id: `${7101 + index}`, studentAvatarUrl: null, ...sample, answers: [...answers] },
      index,
    ),
    ...overrides,
  };
}
