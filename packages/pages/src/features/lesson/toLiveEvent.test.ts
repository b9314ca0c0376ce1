import { makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { formatCalendarFile } from '../files/formatCalendarFile.ts';
import { toLiveEvent } from './toLiveEvent.ts';

const live = makeClassroom({
  id: 'r-84',
  kind: 'live',
  name: '答疑直播：考评常见失分点',
  startsAt: '2026-11-23 20:00:00',
  endsAt: '2026-11-23 21:00:00',
});

test('a live lesson is an event with its time and an alarm', async () => {
  const event = toLiveEvent(live);
  const options = { classId: 'c-1', title: live.name, now: '2026-11-21 19:22:30' };
  const lines = (await formatCalendarFile(event ? [event] : [], options).text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:r-84@c-1.cloud-school',
      'DTSTART;TZID=Asia/Shanghai:20261123T200000',
      'DTEND;TZID=Asia/Shanghai:20261123T210000',
      'SUMMARY:答疑直播：考评常见失分点',
      'TRIGGER:-PT15M',
    ]),
  );
});

test('without a time there is none', () => {
  expect(toLiveEvent({ ...live, startsAt: null })).toBeNull();
});
