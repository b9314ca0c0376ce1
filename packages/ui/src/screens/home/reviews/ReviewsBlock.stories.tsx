import { makeCountedTag, makeCourseReview, makeMany, makePage } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { ReviewsBlock } from './ReviewsBlock.tsx';

const outage = failed('系统繁忙', fn());
const two = makeMany(makeCourseReview, 2);

const meta = {
  title: '首页评价 ReviewsBlock',
  id: 'reviews-block',
  component: ReviewsBlock,
  args: {
    reviews: ready(makePage(two, { pages: 163, size: 2, total: 326 })),
    tags: ready(makeMany(makeCountedTag, 3)),
    total: 326,
    tagId: null,
    onTag: fn(),
    current: 1,
    onPage: fn(),
    onLike: fn(),
    onOpenFile: fn(),
    onOpenComments: fn(),
  },
} satisfies Meta<typeof ReviewsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: { reviews: LOADING, tags: LOADING, total: null },
};
export const Empty: Story = {
  name: '空 Empty',
  args: { reviews: ready(makePage([])), tags: ready([]), total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无点评')).toBeVisible();
  },
};
export const Failed: Story = { name: '失败 Failed', args: { reviews: outage, tags: outage, total: null } };

/** The tags fail; the page has one review. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { reviews: ready(makePage([makeCourseReview({}, 1)])), tags: outage },
};

/** A tag without reviews. */
export const TagWithoutReviews: Story = {
  name: '标签下没有评价 Tag Without Reviews',
  args: { reviews: ready(makePage([])), tagId: 'tag-3' },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    tags: ready(
      makeMany((_, index) => makeCountedTag({ name: `老师有耐心，讲得也明白 ${index + 1}` }, index), 9),
    ),
  },
};
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: {
    reviews: ready(
      makePage([
        makeCourseReview({
          authorAvatarUrl: null,
          files: [
            { kind: 'picture', url: '/media/none.svg', posterUrl: null },
            { kind: 'video', url: '/media/videos/new-start.mp4', posterUrl: null },
          ],
        }),
      ]),
    ),
  },
};

/** More data than one page: two reviews are shown. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { reviews: ready(makePage(makeMany(makeCourseReview, 1000), { pages: 500 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const FiltersAndPages: Story = {
  name: '筛选与翻页 Filters And Pages',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the visitor chooses a tag, then 全部', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '实训扎实 117 条', pressed: false }));
      await expect(args.onTag).toHaveBeenLastCalledWith('tag-2');
      await userEvent.click(canvas.getByRole('button', { name: '全部 326 条', pressed: true }));
      await expect(args.onTag).toHaveBeenLastCalledWith(null);
    });
    await step('the visitor opens the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
    await step('a like calls onLike with its review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^点赞何志远的点评/ }));
      await expect(args.onLike).toHaveBeenCalledWith(two[1]);
    });
  },
};
