import type { LessonContent } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeClassroom } from '../../cards/classroom-row/testing/makeClassroom.ts';
import { SampleInteraction } from '../../cards/interaction/testing/SampleInteraction.tsx';
import { LESSON_ARGS } from '../../cards/lesson-attendance/testing/lessonArgs.tsx';
import { makeLessonContent, makeMaterial } from '../../cards/lesson-content/testing/makeLessonContent.ts';
import { renderSamplePlayer } from '../../player/testing/renderSamplePlayer.tsx';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ClassroomDetailScreen } from './ClassroomDetailScreen.tsx';

const UNKNOWN_HEAD = { name: '', isRequired: null, isFaceToFace: null, startsAt: null, endsAt: null };

const outage = failed('系统繁忙', fn());

const meta = {
  title: '课堂详情 ClassroomDetailScreen',
  id: 'classroom-detail-screen',
  component: ClassroomDetailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: [
      { label: '我的学习', to: '/study/mine' },
      { label: '班级详情', to: '/study/training-class' },
      { label: '课堂详情' },
    ],
    ...LESSON_ARGS,
    detail: ready({
      name: '30° 侧卧与五处受压点检查',
      isRequired: true,
      notice:
        '侧卧不等于侧到底。本节在实训床上演示 30° 侧卧的摆位与软枕支撑，再按从头到脚的顺序检查五处受压点。',
      points: [
        '30° 侧卧为什么比 90° 更安全',
        '移位单的铺法与撤法，全程不拖不拽',
        '枕部、肩胛、骶尾、足跟、耳廓的检查顺序',
        '翻身记录四栏与异常上报',
      ],
      teachers: [],
    }),
    interaction: null,
  },
} satisfies Meta<typeof ClassroomDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { directory, stage, signing } = meta.args;

/** With its player, and the interaction beside it. */
export const Full: Story = {
  name: '完整 Full',
  args: {
    stage: { ...stage, renderPlayer: renderSamplePlayer },
    interaction: <SampleInteraction variant="floating" />,
  },
  play: async ({ canvas, step }) => {
    await step('each content says how far the student is', async () => {
      for (const label of ['已完成', '学习中 62.20%', '未开始', '待批阅', '回放生成中'])
        await expect(canvas.getAllByText(label)[0]).toBeVisible();
    });
    await step('the knowledge points are numbered', async () => {
      const [first, , , last] = within(canvas.getByText(/为什么比 90° 更安全/).closest('ol') as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      await expect(first).toMatch(/^1.*更安全$/);
      await expect(last).toMatch(/^4.*上报$/);
    });
  },
};
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: {
    head: UNKNOWN_HEAD,
    signing: { ...signing, attendance: LOADING },
    directory: { ...directory, chapters: LOADING },
    stage: { ...stage, content: LOADING },
    detail: LOADING,
  },
  play: async ({ canvas }) => {
    for (const word of ['必修', '选修', '线上', '面授'])
      await expect(canvas.queryByText(word, { exact: true })).toBeNull();
  },
};
export const Empty: Story = {
  name: '空 Empty',
  args: {
    directory: { ...directory, chapters: ready([]), currentId: null },
    detail: ready({ name: '', isRequired: false, notice: null, points: [], teachers: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('学校暂未上传内容')).toBeVisible();
  },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: {
    head: UNKNOWN_HEAD,
    signing: { ...signing, attendance: outage },
    directory: { ...directory, chapters: outage },
    stage: { ...stage, content: outage },
    detail: outage,
  },
};

/** The list is loaded, content and introduction fail. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { stage: { ...stage, content: outage }, detail: outage },
};

export const Narrow: Story = {
  name: '窄屏 Narrow',
  args: Full.args,
  globals: { viewport: { value: 'tablet' } },
};

const shown = (id: string, content: globalThis.Partial<LessonContent>) => ({
  directory: { ...directory, currentId: id },
  stage: { ...stage, content: ready(makeLessonContent({ videos: [], ...content })) },
});

/** A document takes the place of the player. */
export const Document: Story = {
  name: '文档 Document',
  args: shown('r-sheet', {
    materials: [makeMaterial({ name: '评分表', url: '/media/lessons/score-sheet/document.pdf' })],
  }),
};
export const Images: Story = {
  name: '图片 Images',
  args: shown('r-stages', { materials: [0, 1, 2, 3].map((index) => makeMaterial({}, index)) }),
};

/** Scripts in the introduction and names of 80 characters. */
export const Hostile: Story = {
  name: '异常数据 Hostile',
  args: {
    head: {
      name: '2026年秋季养老护理员三级职业技能等级认定考前强化训练体位转移压疮预防翻身叩背受压点检查床椅转移与轮椅安全使用要点'.repeat(
        2,
      ),
      isRequired: false,
      isFaceToFace: true,
      startsAt: '2026-11-21 20:00:00',
      endsAt: null,
    },
    detail: ready({
      name: '',
      isRequired: false,
      notice:
        '<p>简介</p><script>window.hacked = true</script><img src="data:," onerror="window.hacked=true" alt="坏图">',
      points: ['<b onclick="window.hacked=true">要点</b>', ''],
      teachers: [],
    }),
    directory: {
      ...directory,
      chapters: ready([
        {
          id: 'c',
          name: '翻身叩背受压点检查床椅转移与轮椅安全使用要点'.repeat(4),
          sections: [
            {
              id: 's',
              name: '',
              classrooms: [
                makeClassroom({
                  name: '翻身叩背受压点检查床椅转移与轮椅安全使用要点'.repeat(4),
                  progress: 900,
                }),
              ],
            },
          ],
        },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('简介')).toBeVisible();
    await expect('hacked' in window).toBe(false);
  },
};
