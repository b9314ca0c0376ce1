import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PATHS = {
  standard: '/?albumTab=CAMPUS&album=7103',
  nothing: '/?albumTab=CAMPUS&album=none',
};
const xss = '<img src=x onerror="window.__xss=1">';

export const FromTheAddress: Story = {
  render: pageStory({ path: PATHS.standard }),
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '相册：实训现场' }));
    await step('replies are fetched when their panel opens', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '回复 2' }));
      await expect(await dialog.findByText('用手腕内侧试，在家也一样。')).toBeVisible();
    });
    await step('another picture has comments of its own', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '下一张' }));
      await expect(await dialog.findByText('暂无评论')).toBeVisible();
    });
    await step('a visitor deletes nothing', async () => {
      await expect(dialog.queryByRole('button', { name: '删除' })).toBeNull();
    });
  },
};

export const ALikeIsRefusedThenKept: Story = {
  render: pageStory({
    path: PATHS.standard,
    prepare: ({ controls }) => controls.failNext('like.add', '50009', 1),
  }),
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '相册：实训现场' }));
    await step('a like that the server refuses is taken back, with its words', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '点赞' }));
      const words = await screen.findByText('操作失败，请稍后再试');
      // It fades in.
      await waitFor(() => expect(words).toBeVisible());
      await expect(await dialog.findByRole('button', { name: '点赞', pressed: false })).toBeVisible();
    });
    await step('the next one is kept', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '点赞' }));
      await expect(await dialog.findByRole('button', { name: '已赞', pressed: true })).toBeVisible();
    });
  },
};

/** Markup in what people wrote and call themselves is text (F43). */
export const HostileComment: Story = {
  render: pageStory({
    path: PATHS.standard,
    prepare: ({ store }) => {
      for (const comment of store.list('comments')) {
        store.put('comments', comment.id, {
          ...comment,
          authorName: xss,
          authorPic: 'javascript:window.__xss=1',
          content: xss,
        });
      }
    },
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '相册：实训现场' }));
    await expect((await dialog.findAllByText(xss)).length).toBeGreaterThan(2);
    await expect('__xss' in window).toBe(false);
  },
};

export const CommentsFail: Story = {
  render: pageStory({
    path: PATHS.standard,
    prepare: ({ controls }) => controls.failNext('comment.page', 'status-500', 1),
  }),
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '相册：实训现场' }));
    await step('the picture stays, the comments can be asked for again', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '重新加载' }));
      await expect(await dialog.findByText('马秀兰')).toBeVisible();
    });
  },
};

export const NoSuchAlbum: Story = {
  render: pageStory({ path: PATHS.nothing }),
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: '相册：校园相册' });
    await expect(await within(dialog).findByText('暂无数据')).toBeVisible();
    await step('closing leaves the home page', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: '关闭相册' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
