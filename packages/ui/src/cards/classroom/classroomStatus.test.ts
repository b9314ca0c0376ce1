import type { Classroom } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { classroomStatus } from './classroomStatus.ts';

const NOW = '2026-11-21 11:08:00';

const classroom: Classroom = {
  id: '1',
  name: '30° 侧卧与五处受压点检查',
  kind: 'video',
  isRequired: true,
  progress: null,
  state: 'not-started',
  duration: null,
  position: null,
  studyTime: null,
  liveState: null,
  startsAt: null,
  endsAt: null,
  address: null,
};

const MORNING = { startsAt: '2026-11-21 08:00:00', endsAt: '2026-11-21 10:00:00' };

test.each<[string, Partial<Classroom>]>([
  ['未开始', {}],
  ['学习中', { state: 'studying' }],
  ['学习中 16.68%', { state: 'studying', progress: 16.68 }],
  ['学习中 99.99%', { state: 'studying', progress: 100 }],
  ['已提交 · 待批阅', { kind: 'homework', state: 'studying', progress: 100 }],
  ['已提交 · 待批阅', { kind: 'homework', state: 'done', handIn: { status: 'pending-review', score: null } }],
  ['92 分', { kind: 'test', state: 'done', handIn: { status: 'reviewed', score: 92 } }],
  ['已完成', { kind: 'homework', state: 'done', handIn: { status: 'reviewed', score: null } }],
  ['学习中 50.00%', { kind: 'homework', state: 'studying', progress: 50 }],
  ['学习中 0.00%', { state: 'studying', progress: -3 }],
  ['已完成', { state: 'done', progress: 100 }],
  ['未开始', { kind: 'live', liveState: 'not-started' }],
  ['未开始', { kind: 'live', liveState: 'not-started', startsAt: '2026-11-21 11:15:00' }],
  ['直播中', { kind: 'live', liveState: 'live' }],
  ['回放生成中', { kind: 'live', liveState: 'generating-replay' }],
  ['直播回放', { kind: 'live', liveState: 'replay' }],
  ['已完成', { kind: 'live', liveState: 'replay', state: 'done' }],
  ['未开始', { kind: 'live' }],
  ['今天 14:00', { kind: 'face-to-face', startsAt: '2026-11-21 14:00:00' }],
  ['11-28 09:30', { kind: 'face-to-face', startsAt: '2026-11-28 09:30:00' }],
  ['2027-01-09 09:30', { kind: 'face-to-face', startsAt: '2027-01-09 09:30:00' }],
  ['未开始', { kind: 'face-to-face' }],
  ['进行中', { kind: 'face-to-face', startsAt: '2026-11-21 11:00:00', endsAt: '2026-11-21 12:00:00' }],
  ['缺勤', { kind: 'face-to-face', ...MORNING }],
  ['已结束', { kind: 'face-to-face', ...MORNING, isRequired: false }],
  ['已结束', { kind: 'face-to-face', ...MORNING, isEarlier: true }],
  ['已完成', { kind: 'face-to-face', ...MORNING, state: 'done' }],
  ['已完成', { kind: 'face-to-face', startsAt: '2026-11-20 14:00:00', state: 'done' }],
])('%s: %j', (label, fields) => {
  expect(classroomStatus({ ...classroom, ...fields }, NOW).label).toBe(label);
});
