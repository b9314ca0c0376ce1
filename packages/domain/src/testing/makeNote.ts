import type { Note, NoteCounts } from '../lesson/Note.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  {
    title: '五处受压点，别漏足跟',
    text: '枕部、肩胛、骶尾、足跟、耳廓。每次翻身后用手背试温，发红超过 30 分钟不退要记录并报告。',
    isShared: true,
    authorName: '何俊峰',
    studentId: null,
    isByTeacher: true,
    createdAt: '2026-11-18 20:12:00',
  },
  {
    title: '软枕摆放顺序',
    text: '先背后，再两膝之间，最后足跟悬空。手不要拖拉，用移位单。',
    isShared: false,
    authorName: '沈雨薇',
    studentId: '5001',
    isByTeacher: false,
    createdAt: '2026-11-21 10:58:00',
  },
  {
    title: '翻身四步',
    text: '问一声、看管路、移近身、稳住髋。记成“问看移稳”。',
    isShared: true,
    authorName: '吴敏',
    studentId: '5101',
    isByTeacher: false,
    createdAt: '2026-11-20 21:40:00',
  },
] as const;

/** A note; sample 0 is the teacher's, 1 the student's own and private, 2 a classmate's. */
export function makeNote(overrides: Partial<Note> = {}, index = 0): Note {
  return {
    ...inSchool(
      'note',
      ['title', 'text', 'authorName'],
      { id: `${7201 + index}`, avatarUrl: null, ...pick(samples, index) },
      index,
    ),
    ...overrides,
  };
}

/** 8 notes, two of them the student's own. */
export function makeNoteCounts(overrides: Partial<NoteCounts> = {}): NoteCounts {
  return { total: 8, own: 2, teacher: 1, ...overrides };
}
