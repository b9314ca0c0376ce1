import type { ContentKind, LessonContent } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { makeClassroom } from '../../cards/classroom-row/testing/makeClassroom.ts';
import type { LessonTabsPlace } from '../../cards/interaction/panel/LessonTabs.tsx';
import { SampleInteraction } from '../../cards/interaction/testing/SampleInteraction.tsx';
import { LESSON_ARGS } from '../../cards/lesson-attendance/testing/lessonArgs.tsx';
import {
  ARTICLE_HTML,
  makeLessonContent,
  makeMaterial,
} from '../../cards/lesson-content/testing/makeLessonContent.ts';
import { renderSamplePlayer } from '../../player/testing/renderSamplePlayer.tsx';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ErrorPanel } from '../../primitives/error-panel/ErrorPanel.tsx';
import { LessonScreen } from './LessonScreen.tsx';

const UNKNOWN_HEAD = { name: '', isRequired: null, isFaceToFace: null, startsAt: null, endsAt: null };

const SAMPLE_DETAIL = ready({
  name: '30° 侧卧与五处受压点检查',
  isRequired: true,
  notice: '为什么要 30° 而不是 90°，枕部、肩胛、骶尾、足跟、耳廓五处怎么查，软枕放在哪里。',
  points: ['30° 侧卧为什么比 90° 更安全', '枕部、肩胛、骶尾、足跟、耳廓的检查顺序'],
  teachers: [],
});

const outage = failed('系统繁忙', fn());

const meta = {
  title: '线上课堂 LessonScreen',
  id: 'lesson-screen',
  component: LessonScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...LESSON_ARGS,
    detail: null,
    renderInteraction: (_place: LessonTabsPlace | null): ReactNode => null,
  },
} satisfies Meta<typeof LessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { directory, stage, study, signing } = meta.args;

/** With its player, and the interaction beside it. */
export const Full: Story = {
  tags: ['area-playback'],
  name: '完整 Full',
  args: {
    stage: { ...stage, renderPlayer: renderSamplePlayer },
    detail: SAMPLE_DETAIL,
    renderInteraction: (place) => (
      <SampleInteraction {...(place ? { variant: 'below', place } : { variant: 'column' })} />
    ),
  },
};
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: {
    head: UNKNOWN_HEAD,
    signing: { ...signing, attendance: LOADING },
    directory: { ...directory, chapters: LOADING },
    stage: { ...stage, content: LOADING },
  },
  play: async ({ canvas }) => {
    for (const word of ['必修', '选修', '线上', '面授'])
      await expect(canvas.queryByText(word, { exact: true })).toBeNull();
  },
};
export const Empty: Story = {
  name: '空 Empty',
  args: { stage: { ...stage, content: ready(makeLessonContent({ videos: [] })) } },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: {
    head: UNKNOWN_HEAD,
    signing: { ...signing, attendance: outage },
    directory: { ...directory, chapters: outage },
    stage: { ...stage, content: outage },
  },
};

/** In place of the page: its bar stays, with the way back. */
export const Unavailable: Story = {
  name: '班级不可用 Unavailable',
  args: { failure: <ErrorPanel title="班级加载失败" hint="系统繁忙" onRetry={fn()} variant="bare" /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.moves.onBack).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '下一个' })).toBeNull();
  },
};

/** The directory is loaded, the content fails: other classrooms can be opened. */
export const Partial: Story = { name: '部分 Partial', args: { stage: { ...stage, content: outage } } };

export const Narrow: Story = { ...Full, name: '窄屏 Narrow', globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...Full, name: '手机 Phone', globals: { viewport: { value: 'phone' } } };

const shown = (id: string, content: globalThis.Partial<LessonContent>) => ({
  directory: { ...directory, currentId: id },
  stage: { ...stage, content: ready(makeLessonContent({ videos: [], ...content })) },
});

export const Audio: Story = {
  name: '音频 Audio',
  args: shown('r-choking', { audioUrl: '/media/lessons/choking/audio.m4a' }),
};
export const Document: Story = {
  name: '文档 Document',
  args: shown('r-sheet', {
    materials: [
      makeMaterial({
        name: '体位转移操作评分表（PDF）',
        url: '/media/lessons/score-sheet/document.pdf',
        summary: null,
      }),
    ],
  }),
};
export const Article: Story = {
  name: '文章 Article',
  args: shown('r-why', { materials: [makeMaterial({ html: ARTICLE_HTML, url: null })] }),
};
export const ArticleOnAPhone: Story = {
  ...Article,
  name: '手机 文章 Article On A Phone',
  globals: { viewport: { value: 'phone' } },
};
export const Images: Story = {
  name: '图片 Images',
  args: shown('r-stages', { materials: [0, 1, 2, 3].map((index) => makeMaterial({}, index)) }),
};
export const Archive: Story = {
  name: '压缩包 Archive',
  args: shown('r-cards', {
    materials: [
      makeMaterial({ name: '急救流程图与口令卡.zip', url: '/media/lessons/first-aid/first-aid-cards.zip' }),
    ],
  }),
};
export const Test: Story = { name: '测试 Test', args: shown('r-unit', {}) };

/** Played to its end: the card stands over the last picture, on phones below it. */
export const Ended: Story = {
  name: '看完一节 Ended',
  args: {
    study: {
      ...study,
      end: {
        saving: 'done',
        scope: 'lesson',
        chapterName: '第四章　体位与压疮',
        chapter: { done: 3, required: 7 },
        course: { done: 19, required: 25 },
        next: makeClassroom({ name: '压疮分期图谱', kind: 'image', duration: null }),
      },
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the next item is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '开始下一节' }));
      await expect(args.directory.onOpen).toHaveBeenCalledWith(args.study.end?.next);
    });
  },
};

/** A card that was closed stays away. */
export const EndedAndClosed: Story = {
  name: '看完后关闭 Ended And Closed',
  tags: ['!autodocs'],
  args: Ended.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: '本节已完成' })).toBeNull();
  },
};

/** A progress report failed; the playback goes on. */
export const Unsaved: Story = { name: '未保存 Unsaved', args: { study: { ...study, isUnsaved: true } } };

/** Opened from its course: no activity, no time, no attendance. */
export const WithoutActivity: Story = {
  name: '无活动 Without Activity',
  args: {
    head: { ...UNKNOWN_HEAD, isRequired: true, isFaceToFace: false },
    signing: { ...signing, attendance: null },
  },
};

export const SignInOffered: Story = {
  name: '可签到 Sign In Offered',
  args: {
    signing: {
      ...signing,
      attendance: ready({
        startsAt: null,
        endsAt: null,
        isAutomatic: false,
        canSignIn: true,
        canSignOut: true,
        signedInAt: null,
        signedOutAt: null,
        isSignedIn: false,
        isSignedOut: false,
      }),
    },
  },
};

const kinds: ContentKind[] = ['video', 'document', 'live', 'test', 'other'];

/** Names of 80 characters, a classroom without a name, and a directory of 1,000. */
export const Hostile: Story = {
  name: '异常数据 Hostile',
  args: {
    head: {
      name: '2026 年秋季养老护理员（三级）职业技能等级认定考前强化训练：体位转移、压疮预防、翻身叩背、受压点检查、床椅转移与轮椅安全使用要点（上下午连上，含实训）',
      isRequired: false,
      isFaceToFace: true,
      startsAt: '2026-11-21 20:00:00',
      endsAt: '2026-11-20 08:00:00',
    },
    directory: {
      ...directory,
      currentId: 'r-500',
      chapters: ready([
        {
          id: 'many',
          name: '',
          sections: [
            {
              id: 'all',
              name: '',
              classrooms: Array.from({ length: 1000 }, (_, index) =>
                makeClassroom({
                  id: `r-${index}`,
                  name:
                    index % 7 === 0
                      ? ''
                      : '翻身叩背受压点检查床椅转移与轮椅安全使用要点'.repeat(1 + (index % 4)),
                  kind: kinds[index % kinds.length] ?? 'video',
                  progress: index * 3,
                }),
              ),
            },
          ],
        },
      ]),
    },
  },
};

export const UnknownClassroom: Story = {
  name: '未知课堂 Unknown Classroom',
  args: { directory: { ...directory, currentId: 'nowhere' } },
};
