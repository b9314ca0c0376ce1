import type { Timetable, TimetableActivity, TimetableDay } from '@cloud-school/domain';
import { makeTimetableActivity } from '@cloud-school/domain/testing';

/** The moment of the stories, a Saturday; lessons before it are finished but for `MISSED`. */
export const NOW = '2026-11-21 11:08:00';

type Row = [date: string, time: string, end: string, name: string, isFaceToFace?: true];

const ROWS: Row[] = [
  ['11-02', '08:30', '10:00', '职业道德与法规'],
  ['11-02', '19:00', '20:00', '答疑：第一章'],
  ['11-05', '08:30', '10:00', '晨间照护'],
  ['11-06', '14:00', '16:00', '实训：口腔护理', true],
  ['11-10', '08:30', '10:00', '排泄照护基础'],
  ['11-10', '19:00', '20:00', '作业：饮食与排泄记录'],
  ['11-12', '14:00', '16:30', '实训：更换尿垫', true],
  ['11-16', '08:30', '10:00', '慢性病照护：高血压与用药提醒'],
  ['11-16', '14:00', '16:30', '实训：生命体征测量', true],
  ['11-17', '08:30', '10:00', '进食与吞咽困难照护'],
  ['11-17', '10:30', '11:45', '测试：第三章单元测试'],
  ['11-17', '14:00', '16:30', '实训：喂食与口腔清洁（两人一组）', true],
  ['11-18', '09:00', '10:30', '口腔护理全流程'],
  ['11-18', '19:00', '20:00', '答疑：理论第三章'],
  ['11-19', '09:00', '10:30', '排泄照护与失禁护理'],
  ['11-19', '19:00', '20:00', '读书会：与家属沟通'],
  ['11-20', '08:30', '10:00', '体位转移：两种翻身手法'],
  ['11-20', '14:00', '16:00', '实训：床单位整理与更换', true],
  ['11-21', '08:30', '10:00', '老年人常见慢性病照护要点'],
  ['11-21', '10:30', '12:00', '失能老人体位转移与压疮预防：翻身、叩背与受压点检查'],
  ['11-21', '14:00', '16:30', '实训：轮椅使用与床椅转移', true],
  ['11-21', '19:30', '20:15', '选学：与失智老人沟通的六种开场方式'],
  ['11-23', '08:30', '10:00', '安全与防跌倒：居家环境的十处隐患'],
  ['11-24', '09:00', '10:30', '海姆立克急救法'],
  ['11-24', '14:00', '16:30', '实训：心肺复苏', true],
  ['11-30', '08:30', '10:00', '与家属沟通'],
];

const MISSED = ['作业：饮食与排泄记录', '测试：第三章单元测试'];

/** November of a class, as the server groups it; `days` limits it to a period. */
export function makeNovember(from = '2026-11-01', to = '2026-11-30'): Timetable {
  return groupByDay(
    ROWS.map(([date, time, end, name, isFaceToFace = false], index) => {
      const startsAt = `2026-${date} ${time}:00`;
      const endsAt = `2026-${date} ${end}:00`;
      const isMissed = MISSED.includes(name);
      const isFinished = endsAt < NOW && !isMissed;
      return makeTimetableActivity(
        {
          id: `a${index}`,
          name,
          isFaceToFace,
          isRequired: !name.startsWith('选学'),
          address: isFaceToFace ? '拱墅校区实训楼 302' : null,
          startsAt,
          endsAt,
          status: isMissed ? 'absent' : isFinished ? 'attended' : 'to-attend',
          isFinished,
        },
        index,
      );
    }).filter(({ startsAt }) => startsAt !== null && startsAt >= from && startsAt <= `${to} 23:59:59`),
  );
}

/** `count` lessons spread over a week or a month from the first day, 45 minutes each. */
export function makeManyLessons(count: number, from: string, days: number): Timetable {
  const names = ROWS.map(([, , , name]) => name);
  return groupByDay(
    Array.from({ length: count }, (_, index) => {
      const day = new Date(Date.parse(`${from}T00:00:00Z`) + (index % days) * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const slot = Math.floor(index / days) % 52;
      const minutes = 8 * 60 + slot * 15;
      const at = (total: number) =>
        `${day} ${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}:00`;
      return makeTimetableActivity(
        {
          id: `m${index}`,
          name: `${names[index % names.length] ?? ''}（${index + 1}）`,
          isFaceToFace: index % 3 === 0,
          startsAt: at(minutes),
          endsAt: at(minutes + 45),
          status: 'to-attend',
          isFinished: false,
        },
        index,
      );
    }),
  );
}

/** Days of the activities by their start; pending while one is unfinished. */
export function groupByDay(activities: TimetableActivity[]): Timetable {
  const days = new Map<string, TimetableDay>();
  for (const activity of activities) {
    const date = (activity.startsAt ?? '2026-11-21').slice(0, 10);
    const day = days.get(date) ?? { date, state: 'done', activities: [] };
    day.activities.push(activity);
    if (activity.isFinished === false) day.state = 'pending';
    days.set(date, day);
  }
  return { days: [...days.values()] };
}
