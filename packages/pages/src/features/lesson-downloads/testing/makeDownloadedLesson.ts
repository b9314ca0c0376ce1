import type { DownloadedFile, DownloadedLesson } from '../DownloadedLesson.ts';

export const makeDownloadedFile = (more: Partial<DownloadedFile> = {}): DownloadedFile => ({
  id: 'video',
  label: '视频 720P',
  source: 'https://school.example/media/720p.mp4',
  type: 'video/mp4',
  fileName: null,
  size: null,
  version: null,
  isWhole: false,
  ...more,
});

export const makeDownloadedLesson = (more: Partial<DownloadedLesson> = {}): DownloadedLesson => ({
  classroomId: 'r-1',
  name: '30° 侧卧与五处受压点检查',
  address: '/study/classroom/online?classroomId=r-1',
  at: Date.parse('2026-11-21T19:41:00+08:00'),
  files: [makeDownloadedFile()],
  query: { classroomId: 'r-1', classId: 'c-1', courseId: 'k-1', studentId: 's-1', isExam: false },
  answers: {},
  build: 'one',
  ...more,
});
