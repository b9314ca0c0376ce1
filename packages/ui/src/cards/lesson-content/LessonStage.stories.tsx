import type { ContentKind, LessonContent } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { SamplePlayer } from '../../testing/SamplePlayer.ts';
import { makeClassroom } from '../classroom-row/testing/makeClassroom.ts';
import { LessonStage } from './LessonStage.tsx';
import { ARTICLE_HTML, makeLessonContent, makeMaterial } from './testing/makeLessonContent.ts';

const meta = {
  title: '课件舞台 LessonStage',
  id: 'lesson-stage',
  component: LessonStage,
  args: {
    classroom: makeClassroom(),
    content: ready(makeLessonContent()),
    renderPlayer: (kind) => <SamplePlayer>{kind === 'video' ? '视频播放器' : '音频播放器'}</SamplePlayer>,
    documentViewerAddress: '/media/viewer/document.html?src={address}',
    articleSize: 17,
    onArticleSize: fn(),
    now: '2026-11-21 19:22:30',
    onRenew: fn(),
    onCalendar: fn(),
    onElsewhere: fn(),
  },
  parameters: { frame: { maxWidth: 745 } },
} satisfies Meta<typeof LessonStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = (kind: ContentKind, name: string, content: Partial<LessonContent>) => ({
  classroom: makeClassroom({ kind, name }),
  content: ready(makeLessonContent({ videos: [], ...content })),
});

export const Video: Story = { name: '视频 Video' };
export const Audio: Story = {
  name: '音频 Audio',
  args: stage('audio', '海姆立克：听口令做动作', { audioUrl: '/media/lessons/choking/audio.m4a' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('音频播放器')).toBeVisible();
  },
};

const document = makeMaterial({
  name: '体位转移操作评分表（PDF）',
  url: '/media/lessons/score-sheet/document.pdf',
  summary: null,
});

/** The external viewer in a frame without an origin of its own. */
export const Document: Story = {
  name: '文档 Document',
  args: stage('document', '体位转移操作评分表（PDF）', { materials: [document] }),
  parameters: { frame: { maxWidth: 745, height: 640 } },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('文档：体位转移操作评分表（PDF）');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** A page of paper is wider than a phone: its own reader shows it. */
export const DocumentOnPhone: Story = {
  ...Document,
  name: '手机 文档 Document On Phone',
  parameters: {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '打开原文件：体位转移操作评分表（PDF）' });
    await expect(link).toHaveAttribute('href', document.url);
    await expect(canvas.queryByRole('link', { name: /^下载/ })).toBeNull();
  },
};

/** The specification's words for a PC; a phone shows its own. */
export const OnlyInTheAppOnAPhone: Story = {
  name: '手机 直播 Only In The App On A Phone',
  args: stage('live', '答疑直播：气垫床怎么选', {}),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这一节请在 APP 里学')).toBeVisible();
    await expect(canvas.queryByText(/PC/)).toBeNull();
  },
};

export const TwoDocuments: Story = {
  name: '两份文档 Two Documents',
  args: stage('document', '资料', {
    materials: [document, { ...document, id: 'second', name: '讲义' }],
  }),
  parameters: Document.parameters,
};

/** Without the address of a viewer, a document opens as its file. */
export const WithoutViewer: Story = {
  name: '没有预览 Without Viewer',
  args: { ...Document.args, documentViewerAddress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^打开原文件/ })).toBeVisible();
  },
};

const article = makeMaterial({ html: ARTICLE_HTML, url: null, summary: null });

export const Article: Story = {
  name: '文章 Article',
  args: stage('article', '为什么翻身是两小时一次', { materials: [article] }),
};

export const ChangesTheReadingSize: Story = {
  name: '调字号 Changes The Reading Size',
  tags: ['!autodocs'],
  args: Article.args ?? {},
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大字号' }));
    await expect(args.onArticleSize).toHaveBeenCalledWith(19);
    await userEvent.click(canvas.getByRole('button', { name: '缩小字号' }));
    await expect(args.onArticleSize).toHaveBeenLastCalledWith(15);
  },
};

export const LargestText: Story = {
  name: '最大字号 Largest Text',
  args: { ...Article.args, articleSize: 21 },
};

export const Images: Story = {
  name: '图片 Images',
  args: stage('image', '压疮分期图谱', { materials: [0, 1, 2, 3].map((index) => makeMaterial({}, index)) }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('讲义摘要')).toHaveLength(4);
    await expect(canvas.getByText(/表浅溃疡，创面粉红湿润/)).toBeVisible();
  },
};

export const OpensAnImage: Story = {
  name: '打开图片 Opens An Image',
  tags: ['!autodocs'],
  args: Images.args ?? {},
  play: async ({ canvas, userEvent, step }) => {
    await step('a press on a picture opens it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /放大查看：Ⅱ期/ }));
      const dialog = await screen.findByRole('dialog', { name: /Ⅱ期/ });
      await waitFor(() => expect(dialog.contains(dialog.ownerDocument.activeElement)).toBe(true));
    });
    await step('an arrow key shows the next one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await screen.findByRole('dialog', { name: /Ⅲ期/ })).toBeVisible();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: /放大查看：Ⅱ期/ })).toBeVisible();
    });
  },
};

export const Archive: Story = {
  name: '压缩包 Archive',
  args: stage('archive', '急救流程图与口令卡', {
    materials: [
      makeMaterial({
        name: '急救流程图与口令卡.zip',
        url: '/media/lessons/first-aid/first-aid-cards.zip',
        summary: null,
      }),
    ],
  }),
};

/** An archive without a file that can be loaded. */
export const EmptyArchive: Story = {
  name: '空资料包 Empty Archive',
  args: stage('archive', '急救流程图与口令卡', { materials: [makeMaterial({ url: null })] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('学校暂未上传内容')).toBeVisible();
  },
};

export const NoContent: Story = {
  name: '没有内容 No Content',
  args: { content: ready(makeLessonContent({ videos: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('学校暂未上传内容')).toBeVisible();
  },
};

/** A test of the directory that was opened by its address. */
export const Elsewhere: Story = {
  name: '去别的页面 Elsewhere',
  args: stage('test', '第四章单元测试', {}),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去测试' }));
    await expect(args.onElsewhere).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { name: '加载 骨架 Loading', args: { content: LOADING } };
export const LoadingAnArticle: Story = {
  name: '文章加载 Loading An Article',
  args: { classroom: makeClassroom({ kind: 'article' }), content: LOADING },
};
export const Failed: Story = { name: '失败 Failed', args: { content: failed('系统繁忙', fn()) } };

/** Scripts of foreign HTML are removed, and an address that runs code opens nothing. */
export const HostileContent: Story = {
  name: '异常内容 Hostile Content',
  args: stage('article', '为什么翻身是两小时一次', {
    materials: [
      makeMaterial({
        html: '<p>正文</p><script>window.hacked = true</script><img src=x onerror="window.hacked=true" alt="坏图"><a href="javascript:window.hacked=true">链接</a>',
        url: null,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正文')).toBeVisible();
    await expect('hacked' in window).toBe(false);
  },
};

export const HostileAddress: Story = {
  name: '异常地址 Hostile Address',
  args: stage('archive', '急救流程图', {
    materials: [makeMaterial({ name: '急救流程图.zip', url: 'javascript:alert(1)' })],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const HostileDocument: Story = {
  name: '异常文档 Hostile Document',
  args: stage('document', '评分表', { materials: [makeMaterial({ name: '', url: 'javascript:alert(1)' })] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
