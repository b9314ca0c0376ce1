/** A step of a chapter: its sentence in the panel, and the short tag that points at a place of the scene. */
export interface LessonStep {
  text: string;
  caption: string;
  tag: { text: string; x: number; y: number };
}

export interface LessonChapter {
  label: string;
  title: string;
  scene: 'talk' | 'turn' | 'record';
  steps: [LessonStep, LessonStep, LessonStep, LessonStep];
}

export const COURSE_TITLE = '失能老人体位转移与压疮预防';

/** Seconds. Chapters start at whole segments of the stream, which are six seconds long. */
export const OPENING_SECONDS = 6;
export const TITLE_SECONDS = 4;
export const STEP_SECONDS = 5;
export const CHAPTER_SECONDS = TITLE_SECONDS + 4 * STEP_SECONDS;

/** Chapters of the sample video. Tags stand in the coordinates of the scenes, 744 by 556. */
export const CHAPTERS: LessonChapter[] = [
  {
    label: '第一节',
    title: '床旁沟通',
    scene: 'talk',
    steps: [
      {
        text: '核对姓名与床号',
        caption: '先核对姓名和床号，再开口说话。',
        tag: { text: '3 床 刘奶奶', x: 104, y: 408 },
      },
      {
        text: '蹲下平视，慢慢说',
        caption: '蹲下来，眼睛和老人一样高，一句一句慢慢说。',
        tag: { text: '平视', x: 336, y: 300 },
      },
      {
        text: '说明目的，问哪里疼',
        caption: '告诉她要翻身了，问一声哪里疼。',
        tag: { text: '哪里疼？', x: 350, y: 176 },
      },
      {
        text: '得到同意再动手',
        caption: '老人点头同意，再动手。',
        tag: { text: '点头同意', x: 268, y: 190 },
      },
    ],
  },
  {
    label: '第二节',
    title: '翻身与体位',
    scene: 'turn',
    steps: [
      {
        text: '移枕，双手交叉',
        caption: '把枕头移到对侧，老人双手交叉放在胸前。',
        tag: { text: '双手交叉', x: 150, y: 236 },
      },
      {
        text: '扶肩扶髋，整体翻转',
        caption: '屈膝，一手扶肩、一手扶髋，整体翻转。',
        tag: { text: '肩与髋同时动', x: 300, y: 346 },
      },
      {
        text: '背后垫枕，侧卧 30°',
        caption: '软枕垫在背后，侧卧三十度，上腿前屈。',
        tag: { text: '30° 侧卧', x: 506, y: 372 },
      },
      {
        text: '检查五处受压点',
        caption: '耳廓、肩胛、骶尾、髋部、足跟，一处都不漏。',
        tag: { text: '别漏足跟', x: 560, y: 300 },
      },
    ],
  },
  {
    label: '第三节',
    title: '记录与交接',
    scene: 'record',
    steps: [
      {
        text: '写下时间与体位',
        caption: '翻完马上写：几点，什么体位。',
        tag: { text: '22:00 右侧卧', x: 316, y: 150 },
      },
      {
        text: '写下皮肤颜色',
        caption: '看一眼皮肤，颜色也要写。',
        tag: { text: '皮肤完整', x: 332, y: 200 },
      },
      {
        text: '发红不退，马上报告',
        caption: '发红超过三十分钟不退，马上报告护士。',
        tag: { text: '30 分钟不退', x: 318, y: 250 },
      },
      {
        text: '两班一起看骶尾',
        caption: '交接的时候，两个人一起看一次骶尾。',
        tag: { text: '当面交接', x: 332, y: 300 },
      },
    ],
  },
];

export const LESSON_SECONDS = OPENING_SECONDS + CHAPTERS.length * CHAPTER_SECONDS;

/** The second at which a chapter starts. */
export const chapterStart = (chapter: number) => OPENING_SECONDS + chapter * CHAPTER_SECONDS;
