import { makeAlbumMaterial, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { RenewAddress } from '../../theme/RenewAddress.ts';
import { AlbumDialog } from './AlbumDialog.tsx';

/** A page with a button that opens the album, as a tile does. */
function Stateful(args: ComponentProps<typeof AlbumDialog>) {
  const [isOpen, setOpen] = useState(false);
  const [currentId, setCurrentId] = useState(args.currentId);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开相册
      </button>
      {isOpen && (
        <AlbumDialog
          {...args}
          currentId={currentId}
          onSelect={(id) => {
            args.onSelect(id);
            setCurrentId(id);
          }}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: '相册弹窗 AlbumDialog',
  id: 'album-dialog',
  component: AlbumDialog,
  // The page behind the dialog is long enough to scroll.
  parameters: { layout: 'fullscreen', frame: { minHeight: 2400 } },
  args: {
    name: '实训现场',
    materials: ready(makeMany(makeAlbumMaterial, 8)),
    currentId: null,
    onSelect: fn(),
    onLike: fn(),
    onClose: fn(),
    renderComments: ({ id }) => (
      <div>
        <p>{`${id} 的评论`}</p>
        <input aria-label="评论" />
      </div>
    ),
  },
} satisfies Meta<typeof AlbumDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { materials: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { materials: ready([]) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { materials: failed('系统繁忙', fn()) },
};
const expired = makeAlbumMaterial({ pictureUrl: '/media/none.png?auth_key=1' });
const live = { ...expired, pictureUrl: '/media/covers/elder-care.svg?auth_key=2' };
const askAgain = fn();

/** A picture whose address has expired is requested again, once. */
export const ExpiredPicture: Story = {
  name: '过期地址 Expired Picture',
  render: function Renewing(args) {
    const [material, setMaterial] = useState(expired);
    const [renew] = useState(() => async (address: string) => {
      askAgain(address);
      setMaterial(live);
    });
    return (
      <RenewAddress value={renew}>
        <AlbumDialog {...args} materials={ready([material])} />
      </RenewAddress>
    );
  },
  play: async () => {
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: expired.name })).toHaveAttribute('src', live.pictureUrl),
    );
    await expect(askAgain).toHaveBeenCalledOnce();
    await expect(askAgain).toHaveBeenCalledWith(expired.pictureUrl);
  },
};

/** One picture without a file or text, and no other to switch to. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    materials: ready([makeAlbumMaterial({ pictureUrl: null, introduction: null })]),
    onLike: undefined,
  },
};
export const Video: Story = { name: '视频 Video', args: { currentId: 'material-3' } };
export const Liked: Story = {
  name: '已赞 Liked',
  args: { materials: ready([makeAlbumMaterial({ isLiked: true })]) },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    name: '浙江省杭州市第三社会福利院失智照护实训基地开放日',
    materials: ready(
      makeMany(
        (_, index) =>
          makeAlbumMaterial({ name: '很长的名字'.repeat(9), introduction: '很长的说明，'.repeat(40) }, index),
        4,
      ),
    ),
  },
};
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { materials: ready(makeMany(makeAlbumMaterial, 1000)), currentId: 'material-500' },
  // Many rows of the kind that other stories show.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    const strip = await screen.findByRole('list', { name: '相册里的照片和视频' });
    const current = within(strip).getByRole('button', { current: true });
    await waitFor(async () => {
      const { left, right } = current.getBoundingClientRect();
      await expect(left).toBeGreaterThan(0);
      await expect(right).toBeLessThan(window.innerWidth);
    });
  },
};

export const KeysButtonsAndThumbnails: Story = {
  name: '按键与缩略图 Keys Buttons And Thumbnails',
  play: async ({ userEvent, args, step }) => {
    const opened = await screen.findByRole('dialog', { name: '相册：实训现场' });
    const dialog = within(opened);
    // Keys before that would reach the page behind.
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
    await step('the first picture is shown with its comments', async () => {
      await expect(dialog.getByRole('heading', { name: '给“宝宝”洗第一次澡' })).toBeVisible();
      await expect(dialog.getByText('material-1 的评论')).toBeVisible();
    });
    await step(
      'the right arrow shows the next picture; at the first picture the left arrow does nothing',
      async () => {
        await userEvent.keyboard('{ArrowLeft}');
        await expect(args.onSelect).not.toHaveBeenCalled();
        await userEvent.keyboard('{ArrowRight}');
        await expect(args.onSelect).toHaveBeenLastCalledWith('material-2');
      },
    );
    await step('a thumbnail opens its picture, a switch shows videos only', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '第 4 张：坐姿体操' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('material-4');
      await userEvent.click(dialog.getByRole('radio', { name: '视频 2' }));
      await expect(dialog.getAllByRole('button', { name: /^第 \d+ 段视频/ })).toHaveLength(2);
      await expect(dialog.getByRole('button', { name: /^播放视频/ })).toBeVisible();
    });
    await step('a click likes the picture', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '点赞' }));
      await expect(args.onLike).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'material-3' }));
    });
  },
};

export const TrapsAndReturnsFocus: Story = {
  name: '焦点 对话框 Traps And Returns Focus',
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: '打开相册' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '相册：实训现场' });
    await step('the page behind does not scroll', async () => {
      await waitFor(() =>
        expect(
          getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY,
        ).toMatch(/hidden/),
      );
    });
    await step('arrow keys work at once, without a click', async () => {
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('material-3');
    });
    await step('in a text field, arrow keys move the caret', async () => {
      const shown = within(dialog).getByRole('heading', { level: 3 }).textContent;
      await userEvent.click(within(dialog).getByRole('textbox', { name: '评论' }));
      await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
      await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(shown);
    });
    await step('Tab stays inside the dialog', async () => {
      for (let press = 0; press < 24; press += 1) {
        await userEvent.tab();
        // A focus guard passes the focus back into the dialog.
        await waitFor(() =>
          expect(
            dialog.contains(document.activeElement) ||
              document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
          ).toBe(true),
        );
      }
    });
    await step('Escape closes the dialog; the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalled();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
