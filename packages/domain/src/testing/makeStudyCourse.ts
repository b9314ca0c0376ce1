import type { StudyCourse } from '../learning/StudyCourse.ts';
import { makeDutyRequirements } from './makeDutyRequirements.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const INTERNAL = { platform: 'internal', learningUrl: null, classCode: null } as const;

const samples = [
  {
    ...INTERNAL,
    name: '生活照护技能（三级）',
    coverUrl: '/media/covers/elder-care.svg',
    nature: 'blended',
    classrooms: { required: 22, done: 18 },
  },
  {
    name: '康复服务与功能训练',
    coverUrl: '/media/covers/rehabilitation.svg',
    nature: 'online',
    platform: 'single-sign-on',
    learningUrl: 'https://rehab.example.com/learn',
    classCode: null,
    classrooms: { required: 13, done: 7 },
  },
  {
    name: '失智照护专题',
    coverUrl: '/media/covers/memory-care.svg',
    nature: 'online',
    platform: 'address',
    learningUrl: 'https://memory.example.com/course',
    classCode: null,
    classrooms: { required: 10, done: 3 },
  },
  {
    ...INTERNAL,
    name: '老年营养与膳食制作',
    coverUrl: '/media/covers/nutrition-meal.svg',
    nature: 'face-to-face',
    classrooms: { required: 6, done: 6 },
  },
  {
    name: '照护实训：虚拟病房',
    coverUrl: '/media/covers/hospital-ward.svg',
    nature: 'online',
    platform: 'link-request',
    learningUrl: null,
    classCode: 'WARD-0318',
    classrooms: { required: 8, done: 0 },
  },
  {
    name: '心理支持入门',
    coverUrl: null,
    nature: 'online',
    platform: 'closed',
    learningUrl: null,
    classCode: null,
    classrooms: { required: 4, done: 0 },
  },
] as const;

/** A course of the sample class; samples 0 to 5 cover the platforms, 3 is face to face and finished. */
export function makeStudyCourse(overrides: Partial<StudyCourse> = {}, index = 0): StudyCourse {
  const { classrooms, ...sample } = pick(samples, index);
  return {
    ...inSchool(
      'course',
      ['name', 'coverUrl', 'introduction'],
      {
        id: `${4001 + index}`,
        startsAt: '2026-09-07 09:00:00',
        endsAt: '2026-12-25 17:00:00',
        introduction: '从清洁、进食、排泄到体位转移，按三级考评标准逐项练熟。',
        studentCount: 1286,
        requirements: makeDutyRequirements({ classrooms }),
        ...sample,
      },
      index,
    ),
    ...overrides,
  };
}
