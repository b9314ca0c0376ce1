import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';
import { WindowedList } from './WindowedList.tsx';

const items = Array.from({ length: 1000 }, (_, index) => `第 ${index + 1} 行`);

const Row = styled.li`
  height: 56px;
`;

const Box = styled(ScrollBox)`
  height: 400px;
`;

function Rows({ lines }: { lines: readonly string[] }) {
  return (
    <WindowedList
      items={lines}
      keyOf={(line) => line}
      itemHeight={40}
      // Higher than the estimate: the list has to measure its rows.
      renderItem={(line) => <Row>{line}</Row>}
    />
  );
}

const meta = {
  title: '长列表 WindowedList',
  id: 'windowed-list',
  component: Rows,
  args: { lines: items },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  name: '短 Short',
  args: { lines: items.slice(0, 8) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const ScrolledWithThePage: Story = {
  name: '随页滚动 Scrolled With The Page',
  play: async ({ canvas, step }) => {
    await step('only rows near the viewport are rendered', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20));
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200);
    });
    await step('rows that are no longer rendered keep their height', async () => {
      window.scrollTo({ top: 5600, behavior: 'instant' });
      await expect(await canvas.findByText('第 101 行')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('第 1 行')).toBeNull());
      window.scrollTo({ top: 0, behavior: 'instant' });
      await expect(await canvas.findByText('第 1 行')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('第 141 行')).toBeNull());
    });
  },
};

export const InAScrollBox: Story = {
  name: '滚动区内 In A Scroll Box',
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[tabindex]')?.scrollTo({ top: 20_000, behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200);
  },
};
