import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleInteraction } from '../../cards/interaction/testing/SampleInteraction.tsx';
import { DownloadMark } from '../../dialogs/downloads/DownloadMark.tsx';
import screens, { Document, Images } from './LessonScreen.stories.tsx';
import { LessonScreen } from './LessonScreen.tsx';

/** A document has the height of a phone: its tools and those of the lesson are one row. */
const meta = {
  tags: ['!autodocs'],
  component: LessonScreen,
  parameters: screens.parameters,
  args: {
    ...screens.args,
    ...Document.args,
    renderInteraction: (place) => place && <SampleInteraction variant="below" place={place} />,
  },
} satisfies Meta<typeof LessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRowOfTools: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const frame = await canvas.findByTitle(/^文档/);
    const reload = canvas.getByRole('button', { name: /^重新加载/ });
    const tabs = canvas.getByRole('tablist').getBoundingClientRect();
    await step('above the tabs, under which the document begins', async () => {
      await expect(reload.getBoundingClientRect().bottom).toBeLessThanOrEqual(tabs.top);
      await expect(frame.getBoundingClientRect().top).toBeLessThanOrEqual(tabs.bottom + 2);
      await expect(canvas.getByRole('link', { name: /^打开原文件/ })).toBeVisible();
      await expect(canvas.getByText('必修', { selector: 'h2 *' })).toBeVisible();
    });
    await step('they stay where another tab is read', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /目录/ }));
      await expect(frame).not.toBeVisible();
      await expect(canvas.getByRole('tablist').getBoundingClientRect().top).toBe(tabs.top);
    });
  },
};

/** In a wide window 下载本课 is the last of its tools, and the only download. */
export const OneDownload: Story = {
  args: { download: <DownloadMark kind="none" /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const file = await canvas.findByRole('link', { name: /^打开原文件/ });
    const [download, ...others] = [
      ...canvas.getAllByRole('button', { name: /下载/ }),
      ...canvas.queryAllByRole('link', { name: /下载/ }),
    ];
    await expect(others).toEqual([]);
    const [left, right] = [file, download ?? file].map((tool) => tool.getBoundingClientRect());
    await expect(right?.left).toBeGreaterThan(left?.right ?? 0);
    await expect(right?.top).toBeLessThan(left?.bottom ?? 0);
  },
};

export const OneDownloadOfPictures: Story = {
  args: {
    ...Images.args,
    renderInteraction: meta.args.renderInteraction,
    download: <DownloadMark kind="none" />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: '下载本课' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(
      (await canvas.findByText('共 4 张')).getBoundingClientRect().bottom + 24,
    );
  },
};
