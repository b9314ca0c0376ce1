import { makeHotMajor, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { MajorsBlock } from './MajorsBlock.tsx';

const meta = {
  title: '首页专业 MajorsBlock',
  id: 'majors-block',
  component: MajorsBlock,
  args: { majors: ready(makeMany(makeHotMajor, 5)), getLink: ({ id }) => `#${id}`, moreTo: '#majors' },
} satisfies Meta<typeof MajorsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { majors: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { majors: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { majors: failed('系统繁忙', fn()) } };
export const Partial: Story = { name: '部分 Partial', args: { majors: ready(makeMany(makeHotMajor, 2)) } };

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    majors: ready(
      makeMany(
        (_, index) =>
          makeHotMajor(
            {
              name: '养老护理与失智照护及居家康复综合服务管理方向',
              salary: { kind: 'range', from: 106_500, to: 1_129_000 },
            },
            index,
          ),
        5,
      ),
    ),
  },
};

export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: {
    majors: ready(
      makeMany((_, index) => makeHotMajor({ pictureUrl: null, prospects: null, certificates: [] }, index), 5),
    ),
  },
};

/** More data than the block shows: five majors, each a link to its page. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { majors: ready(makeMany(makeHotMajor, 1000)) },
  play: async ({ canvas, step }) => {
    const block = within(canvas.getByRole('region', { name: '热门专业' }));
    await step('five majors are shown, the first one large', async () => {
      await expect(block.getAllByRole('article')).toHaveLength(5);
      await expect(block.getByText('热度第 1')).toBeVisible();
    });
    await step('each major links to its page; one link opens all majors', async () => {
      await expect(block.getByRole('link', { name: /母婴护理/ })).toHaveAttribute('href', '#major-2');
      await expect(block.getByRole('link', { name: '全部专业' })).toHaveAttribute('href', '#majors');
    });
    await step('the salary is shown in yuan per month', async () => {
      await expect(block.getByText('8,800–15,000')).toBeVisible();
    });
  },
};
