import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TabPanel, Tabs } from './Tabs.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Tabs,
  args: {
    label: '课堂',
    value: 'today',
    items: [
      { value: 'today', label: '今日课堂' },
      { value: 'past', label: '往期课堂' },
      { value: 'courses', label: '全部课程', count: 8 },
    ],
    panelId: 'classrooms',
    onChange: fn(),
  },
  render: function Stateful({ onChange, ...rest }) {
    const [value, setValue] = useState(rest.value);
    return (
      <>
        <Tabs
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
        <TabPanel id="classrooms" value={value}>
          {value}
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the tabs are one tab stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: '今日课堂', selected: true })).toHaveFocus();
    });
    await step('the right arrow chooses the next tab', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: '往期课堂', selected: true })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('past');
    });
    await step('End and Home choose the last and first tab; arrows wrap around', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: '全部课程 8', selected: true })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: '今日课堂', selected: true })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Home}');
      await expect(canvas.getByRole('tab', { name: '今日课堂', selected: true })).toHaveFocus();
    });
  },
};

export const ClickChangesThePanel: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: '今日课堂' })).toHaveTextContent('today');
    await userEvent.click(canvas.getByRole('tab', { name: '往期课堂' }));
    await expect(canvas.getByRole('tabpanel', { name: '往期课堂' })).toHaveTextContent('past');
  },
};

export const ChoosingShiftsNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('tab', { name: '全部课程 8' });
    const before = last.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('tab', { name: '往期课堂' }));
    await expect(last.getBoundingClientRect().left).toBe(before);
  },
};

export const CurrentTabIsInView: Story = {
  args: { value: 'courses' },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { width: 160 } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist', { name: '课堂' }).getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: '全部课程 8' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(strip.right + 1);
  },
};
