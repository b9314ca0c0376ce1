import type { Chapter, Classroom } from '@cloud-school/domain';

/** A required video in the middle of being studied. */
export function makeClassroom(overrides: Partial<Classroom> = {}): Classroom {
  return {
    id: 'r-side-30',
    name: '30° 侧卧与五处受压点检查',
    kind: 'video',
    isRequired: true,
    progress: 62.2,
    state: 'studying',
    duration: 1_230_000,
    position: 766_000,
    studyTime: null,
    liveState: null,
    startsAt: null,
    endsAt: null,
    address: null,
    ...overrides,
  };
}

const fresh = { state: 'not-started', progress: 0, position: null, duration: null } as const;
const done = { state: 'done', progress: 100, position: null } as const;

/** Three chapters with each kind of classroom. */
export function makeChapters(): Chapter[] {
  return [
    {
      id: 'c-3',
      name: '第三章　清洁与舒适',
      sections: [
        {
          id: 's-3-0',
          name: '',
          classrooms: [
            makeClassroom({ id: 'r-mouth', name: '卧床老人口腔护理全流程', ...done, duration: 1_000_000 }),
            makeClassroom({
              id: 'r-bed',
              name: '床上擦浴物品清单',
              kind: 'document',
              ...done,
              duration: null,
            }),
          ],
        },
      ],
    },
    {
      id: 'c-4',
      name: '第四章　体位与压疮',
      sections: [
        {
          id: 's-4-1',
          name: '4.1 体位转移',
          classrooms: [
            makeClassroom({ id: 'r-turn', name: '从平卧到侧卧：两种翻身手法', ...done, duration: 1_085_000 }),
            makeClassroom({
              id: 'r-sheet',
              name: '体位转移操作评分表（PDF）',
              kind: 'document',
              ...done,
              duration: null,
            }),
          ],
        },
        {
          id: 's-4-2',
          name: '4.2 压疮预防',
          classrooms: [
            makeClassroom(),
            makeClassroom({ id: 'r-stages', name: '压疮分期图谱', kind: 'image', ...fresh }),
            makeClassroom({ id: 'r-why', name: '为什么翻身是两小时一次', kind: 'article', ...fresh }),
            makeClassroom({
              id: 'r-live',
              name: '答疑直播：气垫床怎么选',
              kind: 'live',
              isRequired: false,
              liveState: 'generating-replay',
              ...fresh,
            }),
            makeClassroom({
              id: 'r-plan',
              name: '为刘奶奶写一份翻身计划',
              kind: 'homework',
              ...fresh,
              state: 'studying',
              progress: 100,
            }),
            makeClassroom({ id: 'r-unit', name: '第四章单元测试', kind: 'test', ...fresh }),
          ],
        },
      ],
    },
    {
      id: 'c-5',
      name: '第五章　安全与急救',
      sections: [
        {
          id: 's-5-0',
          name: '',
          classrooms: [
            makeClassroom({
              id: 'r-choking',
              name: '海姆立克：听口令做动作',
              kind: 'audio',
              ...fresh,
              duration: 125_000,
            }),
            makeClassroom({
              id: 'r-cards',
              name: '急救流程图与口令卡',
              kind: 'archive',
              isRequired: false,
              ...fresh,
            }),
            makeClassroom({
              id: 'r-practice',
              name: '心肺复苏实训',
              kind: 'face-to-face',
              ...fresh,
              address: '实训楼 302',
            }),
          ],
        },
      ],
    },
  ];
}
