import { drawNurse } from './drawPeople.ts';
import { drawScene } from './drawScene.ts';
import {
  CHAPTERS,
  COURSE_TITLE,
  type LessonChapter,
  OPENING_SECONDS,
  STEP_SECONDS,
  TITLE_SECONDS,
} from './turningLesson.ts';

/** A picture of the video, as an HTML page of 1920 by 1080, and the seconds that it stays. */
export interface Still {
  html: string;
  seconds: number;
}

// Colours of the standard theme. The head keeps room at its right for the running time.
const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { width: 1920px; height: 1080px; overflow: hidden; background: #f5f7fb; color: #17233d; font: 44px/1.4 "Noto Sans CJK SC" }
  header { display: flex; align-items: center; height: 104px; padding: 0 56px; background: #14233f; color: #fff; font-size: 36px }
  .scene { position: absolute; left: 48px; top: 144px; width: 1200px; height: 896px; border-radius: 28px; overflow: hidden }
  .scene svg { display: block; width: 100%; height: 100% }
  .panel { position: absolute; left: 1288px; top: 144px; width: 584px; height: 896px; padding: 52px 40px; border-radius: 28px; background: #fff }
  .label { color: #b84e06; font-weight: 700; font-size: 40px }
  h2 { margin: 4px 0 40px; font-size: 68px; line-height: 1.3 }
  ol { display: grid; gap: 20px; padding: 0; list-style: none }
  li { display: flex; align-items: center; gap: 20px; min-height: 128px; padding: 16px 20px; border-radius: 20px; color: #5e6b84; font-size: 40px; line-height: 1.3 }
  li b { flex: none; display: grid; place-items: center; width: 60px; height: 60px; border-radius: 50%; background: #e6ebf4; font-size: 34px }
  li[data-state=done] b { background: #e9f5ee; color: #12733f }
  li[data-state=now] { background: #edf2ff; color: #1a41be; font-weight: 700 } li[data-state=now] b { background: #2456e6; color: #fff }
  .card { position: absolute; inset: 104px 0 0; display: grid; align-content: center; padding: 0 160px; background: linear-gradient(120deg, #143aa8, #2456e6) ; color: #fff }
  .card p { font-size: 52px; color: #dce6ff } .card h1 { margin-top: 8px; font-size: 128px; line-height: 1.3 }
  .card i { width: 160px; height: 12px; margin-top: 40px; border-radius: 6px; background: #f5820b }
  .card svg { position: absolute; right: 0; bottom: 0 }
`;

/** A nurse before two rings, at the right of a title. */
const NURSE = `<svg width="900" height="976" viewBox="0 0 900 976"><g fill="#fff"><circle cx="500" cy="620" r="420" opacity=".07"/><circle cx="500" cy="620" r="300" opacity=".07"/></g><g transform="translate(150 210) scale(3.5)">${drawNurse()}</g></svg>`;

const page = (body: string) =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><header>${COURSE_TITLE}</header>${body}`;

const card = (line: string, title: string) =>
  page(`<div class="card">${NURSE}<p>${line}</p><h1>${title}</h1><i></i></div>`);

/** Every picture of the video in order: the opening, then each chapter's title and its four steps. */
export function drawStills(): Still[] {
  const opening = {
    html: card('养老护理员（三级）', '翻身、叩背与<br>受压点检查'),
    seconds: OPENING_SECONDS,
  };
  return [
    opening,
    ...CHAPTERS.flatMap((chapter) => [
      { html: card(chapter.label, chapter.title), seconds: TITLE_SECONDS },
      ...chapter.steps.map((_step, index) => ({ html: drawStep(chapter, index), seconds: STEP_SECONDS })),
    ]),
  ];
}

function drawStep({ label, title, scene, steps }: LessonChapter, current: number): string {
  const rows = steps.map(({ text }, index) => {
    const state = index < current ? 'done' : index === current ? 'now' : 'next';
    return `<li data-state="${state}"><b>${index < current ? '✓' : index + 1}</b>${text}</li>`;
  });
  return page(`<div class="scene">${drawScene(scene, steps[current] ?? null)}</div>
    <div class="panel"><p class="label">${label}</p><h2>${title}</h2><ol>${rows.join('')}</ol></div>`);
}
