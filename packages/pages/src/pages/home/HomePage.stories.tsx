import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { shrinkList } from '../../testing/changeAnswers.ts';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole shell: every link works inside this tab. */
export const Visitor: Story = {
  render: pageStory({ path: '/' }),
  play: async ({ canvas, step }) => {
    await step("the school's coupons and notices load", async () => {
      await expect(await canvas.findByRole('heading', { name: '通知公告' })).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: '秋冬班报名立减券' })).toBeVisible();
      await expect((await canvas.findAllByRole('link', { name: /学习/ })).length).toBeGreaterThan(0);
    });
    await step('the visitor scrolls down: majors, news and questions load', async () => {
      /** Scrolls down until the block is visible. */
      const scrollTo = (name: string) =>
        waitFor(() => {
          window.scrollBy({ top: 300, behavior: 'instant' });
          return within(canvas.getByRole('region', { name }));
        });
      const majors = await scrollTo('热门专业');
      await expect(await majors.findAllByRole('article')).toHaveLength(5);
      const news = await scrollTo('新闻资讯');
      for (const { textContent } of await news.findAllByRole('heading', { level: 3 }))
        await expect(news.getByRole('link', { name: textContent })).toBeVisible();
      const questions = await scrollTo('常见问题');
      await expect(await questions.findAllByRole('listitem')).toHaveLength(3);
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  },
};

export const Student: Story = {
  render: pageStory({ path: '/', isSignedIn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /我的账号/ })).toBeVisible();
    const coupons = within(canvas.getByRole('region', { name: '助学券' }));
    await expect(await coupons.findByText('已领取')).toBeVisible();
  },
};

const scrollTo = (canvas: ReturnType<typeof within>, name: string) =>
  waitFor(() => {
    window.scrollBy({ top: 300, behavior: 'instant' });
    return within(canvas.getByRole('navigation', { name }));
  });

const SHRINKING = [
  '/productOperationRelation/page',
  '/microClassroom/page',
  '/commentScore/page',
  '/comments/appPageByObjectId',
];

/** The last page of a list is gone when the visitor turns to it: the block shows the last one that there is. */
export const PagesBeyondTheEnd: Story = {
  render: pageStory({
    path: '/',
    prepare: (sandbox) => SHRINKING.forEach((path) => shrinkList(sandbox, path)),
  }),
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['推荐项目分页', '短视频分页', '点评分页'])
      await step(`${name} is back at the first page`, async () => {
        const pager = await scrollTo(canvas, name);
        const block = canvas.getByRole('navigation', { name }).closest('section') as HTMLElement;
        await waitFor(() => expect(within(block).getAllByRole('listitem').length).toBeGreaterThan(0));
        const first = within(block).getAllByRole('listitem')[0]?.textContent;
        await expect(first).not.toBe('');
        await userEvent.click(pager.getByRole('button', { name: '下一页' }));
        await waitFor(() =>
          expect(within(block).getAllByRole('listitem')[0]).toHaveTextContent(first ?? '', {
            normalizeWhitespace: false,
          }),
        );
        await expect(within(block).queryByText('暂无数据')).toBeNull();
      });
    await step('so is the list of comments', async () => {
      const [open] = canvas.getAllByRole('button', { name: /^评论.*的点评$/ });
      await userEvent.click(open as HTMLElement);
      const dialog = within(await screen.findByRole('dialog'));
      const pager = within(await dialog.findByRole('navigation', { name: '评论分页' }));
      await userEvent.click(pager.getByRole('button', { name: '下一页' }));
      await waitFor(() => expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('1'));
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** One block fails; the rest of the page works. */
export const NoticesFail: Story = {
  render: pageStory({
    path: '/',
    prepare: ({ controls }) => controls.failNext('notice.page', 'status-500', 1),
  }),
  play: async ({ canvas, userEvent, step }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' });
    await step('a retry loads the block', async () => {
      await userEvent.click(retry);
      await expect(await canvas.findByText(/考场安排|机考场次/)).toBeVisible();
      // The pressed button is below the window: its focus has scrolled the page.
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  },
};

export const UnknownHost: Story = {
  render: pageStory({ path: '/', preDomain: 'nosuchschool' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这所云校' })).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  render: pageStory({ path: '/no/such/page' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
  },
};
