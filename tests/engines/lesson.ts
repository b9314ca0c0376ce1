import assert from 'node:assert/strict';
import type { Journey } from './Journey.ts';
import { until } from './until.ts';

const CLASSROOM = 'r-elder-51';
const LESSON = `/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=${CLASSROOM}`;

/** Seconds that the page's video has played to. Runs in the page. */
const position = () => document.querySelector('video')?.currentTime ?? 0;

export const lesson: Journey[] = [
  {
    name: 'lesson: what was played is stored, and the next visit resumes there',
    startsAt: LESSON,
    run: async ({ school, visitor }) => {
      const stored = async () => {
        const { studyRecords } = await school.state();
        return studyRecords.find(({ classroomId }) => classroomId === CLASSROOM)?.learningDuration ?? 0;
      };
      await visitor.press('button', '^播放$');
      await until('six seconds of the video', async () => (await visitor.tab.run(position)) > 6);
      await visitor.press('button', '^暂停$');
      const paused = await visitor.tab.run(position);
      await until('the stored position', async () => Math.abs((await stored()) - paused * 1000) < 1000);
      await visitor.tab.open(`${school.origin}/study/mine`);
      await visitor.tab.open(school.origin + LESSON);
      await visitor.press('button', '^播放$');
      await until('the video from where it stopped', async () => (await visitor.tab.run(position)) > paused);
      assert.ok((await stored()) >= Math.floor(paused) * 1000 - 1000, 'the stored position never falls');
    },
  },
];
