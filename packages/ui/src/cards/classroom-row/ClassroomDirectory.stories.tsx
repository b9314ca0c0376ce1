import { type LiveState, CONTENT_KINDS } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ClassroomDirectory } from './ClassroomDirectory.tsx';
import { makeChapters, makeClassroom } from './testing/makeClassroom.ts';

const meta = {
  title: '课堂目录 ClassroomDirectory',
  id: 'classroom-directory',
  component: ClassroomDirectory,
  args: {
    chapters: makeChapters(),
    currentId: 'r-side-30',
    getTarget: (classroom) => (classroom.kind === 'live' ? { onOpen: fn() } : { to: `#${classroom.id}` }),
    variant: 'mark',
  },
  parameters: { frame: { maxWidth: 280 } },
} satisfies Meta<typeof ClassroomDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  name: '进度标记 Marks',
  play: async ({ canvas, args }) => {
    const classrooms = args.chapters.flatMap(({ sections }) =>
      sections.flatMap((section) => section.classrooms),
    );
    const rows = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    for (const { name, isRequired } of classrooms) {
      const row = rows.find(({ textContent }) => textContent?.includes(name));
      await expect(row).toHaveTextContent(isRequired ? '必修' : '选修');
      await expect(row).not.toHaveTextContent(isRequired ? '选修' : '必修');
    }
  },
};
export const Labels: Story = {
  name: '标签文字 Labels',
  args: { variant: 'label' },
  parameters: { frame: { maxWidth: 384 } },
};

/** The icon and label of each kind (VIEW-07). */
export const EachKind: Story = {
  name: '每种内容 Each Kind',
  args: {
    chapters: [
      {
        id: 'kinds',
        name: '每种课堂',
        sections: [
          {
            id: 'all',
            name: '',
            classrooms: (Object.keys(CONTENT_KINDS) as (keyof typeof CONTENT_KINDS)[]).map((kind) =>
              makeClassroom({ id: kind, name: CONTENT_KINDS[kind].label, kind, duration: null }),
            ),
          },
        ],
      },
    ],
    currentId: null,
  },
};

const liveStates: LiveState[] = ['not-started', 'live', 'generating-replay', 'replay'];

const LIVE = {
  name: '答疑直播',
  kind: 'live',
  duration: null,
  startsAt: '2026-11-21 20:00:00',
  endsAt: '2026-11-21 21:00:00',
} as const;

/** The four states of a live lesson, each with its time: 未开始, 直播中, 回放生成中, 直播回放. */
export const LiveLessons: Story = {
  name: '直播课 Live Lessons',
  args: {
    chapters: [
      {
        id: 'live',
        name: '直播',
        sections: [
          {
            id: 'all',
            name: '',
            classrooms: liveStates.map((liveState) => makeClassroom({ ...LIVE, id: liveState, liveState })),
          },
        ],
      },
    ],
    currentId: 'live',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('直播中');
    // As in the course.
    await expect(canvas.getByText('直播中').parentElement?.querySelector('svg') ?? null).toHaveClass(
      'lucide-radio',
    );
    for (const label of ['未开始', '直播中', '回放生成中', '直播回放'])
      await expect(canvas.getAllByText(label)[0]).toBeVisible();
    await expect(canvas.getAllByText('11-21 周六 20:00–21:00')).toHaveLength(4);
  },
};

export const ClosesChaptersAndSections: Story = {
  name: '收起章节 Closes Chapters And Sections',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('all chapters are open at first', async () => {
      for (const head of canvas.getAllByRole('button', { expanded: true })) await expect(head).toBeVisible();
      await expect(canvas.getByRole('link', { name: /从平卧到侧卧/ })).toBeVisible();
    });
    await step('a press on a section closes it alone', async () => {
      const section = canvas.getByRole('button', { name: /^4\.1/ });
      await userEvent.click(section);
      await expect(canvas.queryByRole('link', { name: /从平卧到侧卧/ })).toBeNull();
      await expect(canvas.getByRole('link', { name: /30° 侧卧/ })).toBeVisible();
      await userEvent.click(section);
    });
    await step('a press on a chapter closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /第四章/ }));
      await expect(canvas.queryByRole('link', { name: /从平卧到侧卧/ })).toBeNull();
      await expect(canvas.getByRole('link', { name: /口腔护理/ })).toBeVisible();
    });
  },
};

/** A tree of 1,000 classrooms draws the rows near the screen only. */
export const OneThousandClassrooms: Story = {
  name: '1000 课 One Thousand Classrooms',
  args: {
    chapters: Array.from({ length: 20 }, (_, chapter) => ({
      id: `chapter-${chapter}`,
      name: `第 ${chapter + 1} 章`,
      sections: [
        {
          id: `section-${chapter}`,
          name: `${chapter + 1}.1`,
          classrooms: Array.from({ length: 50 }, (_value, index) =>
            makeClassroom({ id: `${chapter}-${index}`, name: `第 ${chapter * 50 + index + 1} 个课堂` }),
          ),
        },
      ],
    })),
    currentId: '15-20',
  },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' }, frame: { maxWidth: 280, height: 600, overflowY: 'auto' } },
  play: async ({ canvas, step }) => {
    await step('the current classroom is in view', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toBeVisible());
    });
    await step('far rows are not drawn', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(200));
    });
  },
};

/** A list that scrolls begins with a whole row, and shows the current one. */
export const BeginsWithAWholeRow: Story = {
  name: '从整行开始 Begins With A Whole Row',
  tags: ['!autodocs'],
  parameters: { frame: { maxWidth: 280, height: 200, overflowY: 'auto' } },
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { current: 'page' });
    const box = current.closest<HTMLElement>('[style*="overflow"]');
    await waitFor(() => expect(box?.scrollTop).toBeGreaterThan(0));
    const edge = box?.getBoundingClientRect().top ?? 0;
    const tops = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect().top);
    await expect(tops.some((top) => Math.abs(top - edge) < 1)).toBe(true);
    await expect(current.getBoundingClientRect().top).toBeGreaterThanOrEqual(edge);
  },
};

/** A list that goes on below the window shows the current one in the window. */
export const BeyondTheWindow: Story = {
  name: '窗口以下 Beyond The Window',
  tags: ['!autodocs'],
  args: {
    chapters: [
      {
        id: 'long',
        name: '第一章',
        sections: [
          {
            id: 'all',
            name: '',
            classrooms: Array.from({ length: 60 }, (_, index) => makeClassroom({ id: `${index}` })),
          },
        ],
      },
    ],
    currentId: '25',
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { a11y: { test: 'off' }, frame: { maxWidth: 280, height: 2000, overflowY: 'auto' } },
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { current: 'page' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

/** The current classroom stays drawn; where each chapter has it, one of them does. */
export const RepeatedClassroom: Story = {
  name: '重复的课堂 Repeated Classroom',
  tags: ['!autodocs'],
  args: {
    chapters: Array.from({ length: 200 }, (_, index) => ({
      id: `chapter-${index}`,
      name: `第 ${index + 1} 章`,
      sections: [
        {
          id: `section-${index}`,
          name: '',
          classrooms: [1, 2, 3, 4].map((id) => makeClassroom({ id: `${id}` })),
        },
      ],
    })),
    currentId: '2',
  },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' }, frame: { maxWidth: 280, height: 600, overflowY: 'auto' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(200));
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

export const LongNames: Story = {
  name: '长名字 Long Names',
  args: {
    chapters: [
      {
        id: 'long',
        name: '第四章　失能失智老年人体位转移与压力性损伤预防：翻身、叩背、受压点检查、床椅转移与轮椅使用安全要点'.repeat(
          2,
        ),
        sections: [
          {
            id: 'all',
            name: '4.1 从平卧到侧卧、从床到轮椅、从轮椅到坐便器：三种场景下的人力与辅具转移方法',
            classrooms: [
              makeClassroom({
                id: 'long',
                name: '2026年秋季养老护理员三级职业技能等级认定考前强化训练体位转移与压疮预防翻身叩背受压点检查与床椅转移'.repeat(
                  2,
                ),
              }),
              makeClassroom({
                id: 'latin',
                name: 'Pressure_injury_prevention_and_patient_repositioning_protocol'.repeat(2),
              }),
            ],
          },
        ],
      },
    ],
    currentId: 'long',
  },
};
