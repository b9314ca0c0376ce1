import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PATHS = {
  standard: '/?albumTab=CAMPUS&album=7103',
  nothing: '/?albumTab=CAMPUS&album=none',
};
const xss = '<img src=x onerror="window.__xss=1">';

export const OpenedByAddress: Story = {
  render: pageStory({ path: PATHS.standard }),
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '相册：实训现场' }));
    await step('the visitor opens the replies of a comment: they load', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '回复 2' }));
      await expect(await dialog.findByText('用手腕内侧试，在家也一样。')).toBeVisible();
    });
    await step('the visitor opens the next picture: its own comments load', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '下一张' }));
      await expect(await dialog.findByText('暂无评论')).toBeVisible();
    });
    await step('a visitor sees no delete button', async () => {
      await expect(dialog.queryByRole('button', { name: '删除' })).toBeNull();
    });
  },
};

export const LikeRefusedThenAccepted: Story = {
  render: pageStory({
    path: PATHS.standard,
    prepare: ({ controls }) => controls.failNext('like.add', '50009', 1),
  }),
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '相册：实训现场' }));
    await step('the server refuses a like: the like is reverted and the message is shown', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '点赞' }));
      const words = await screen.findByText('操作失败，请稍后再试');
      // The toast fades in.
      await waitFor(() => expect(words).toBeVisible());
      await expect(await dialog.findByRole('button', { name: '点赞', pressed: false })).toBeVisible();
    });
    await step('the server accepts the next like', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '点赞' }));
      await expect(await dialog.findByRole('button', { name: '已赞', pressed: true })).toBeVisible();
    });
  },
};

/** Markup in comments and names renders as text. */
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
    await step('the comments fail: the picture stays and the visitor loads them again', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '重新加载' }));
      await expect(await dialog.findByText('马秀兰')).toBeVisible();
    });
  },
};

export const UnknownAlbum: Story = {
  render: pageStory({ path: PATHS.nothing }),
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: '相册：校园相册' });
    await expect(await within(dialog).findByText('暂无数据')).toBeVisible();
    await step('the visitor closes the dialog and sees the home page', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: '关闭相册' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
