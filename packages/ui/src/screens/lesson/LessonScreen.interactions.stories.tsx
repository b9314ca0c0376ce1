import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import screens from './LessonScreen.stories.tsx';
import { LessonScreen } from './LessonScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  component: LessonScreen,
  parameters: screens.parameters,
  globals: { viewport: { value: 'desktop' } },
  args: screens.args,
} satisfies Meta<typeof LessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MovesBetweenClassrooms: Story = {
  render: function Moving(args) {
    const [id, setId] = useState(args.classroomId);
    return (
      <LessonScreen
        {...args}
        classroomId={id}
        getTarget={(classroom) => ({ onOpen: () => setId(classroom.id) })}
        onNext={() => setId('r-mouth')}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first classroom does not take the focus', async () => {
      await expect(canvas.getByRole('heading', { name: '30° 侧卧与五处受压点检查' })).not.toHaveFocus();
    });
    await step('the next one does, by its title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一个' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: '卧床老人口腔护理全流程' })).toHaveFocus(),
      );
    });
    await step('so does one of the directory', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /压疮分期图谱/ }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: '压疮分期图谱' })).toHaveFocus());
    });
  },
};

export const TagsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByText(args.head.isRequired ? '必修' : '选修')).toBeVisible();
    await expect(bar.getByText('线上')).toBeVisible();
  },
};

export const CallsBackFromTheBar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['返回', '上一个', '下一个'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.head.name);
    await expect(canvas.getByText('已签到')).toBeVisible();
    await expect(canvas.getByText('11-21 10:30–12:00')).toBeVisible();
  },
};

const onLive = fn();

export const ALiveLessonOpensInTheApp: Story = {
  args: { getTarget: ({ kind, id }) => (kind === 'live' ? { onOpen: onLive } : { to: `#${id}` }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /气垫床怎么选.*回放生成中/ }));
    await expect(onLive).toHaveBeenCalledOnce();
  },
};

export const FoldsTheDirectory: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the head counts what is done', async () => {
      await expect(canvas.getByText('已完成 4 / 13 · 30.77%')).toBeVisible();
    });
    await step('folded, a strip keeps the way back and the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '收起目录' }));
      const strip = canvas.getByRole('button', { name: /^目录/ });
      await waitFor(() => expect(strip).toHaveFocus());
      await expect(canvas.queryByRole('region', { name: '课程目录' })).toBeNull();
      await userEvent.click(strip);
      await expect(canvas.getByRole('region', { name: '课程目录' })).toBeVisible();
    });
  },
};

export const OpensTheDirectoryAt1024: Story = {
  args: { getTarget: () => ({ onOpen: fn() }) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the strip opens it over the stage', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^目录/ }));
      const region = await canvas.findByRole('region', { name: '课程目录' });
      await expect(region).toBeVisible();
      await expect(region.getBoundingClientRect().width).toBe(320);
    });
    await step('a choice closes it', async () => {
      const region = canvas.getByRole('region', { name: '课程目录' });
      await userEvent.click(within(region).getByRole('button', { name: /从平卧到侧卧/ }));
      await expect(canvas.queryByRole('region', { name: '课程目录' })).toBeNull();
    });
    await step('so does Escape', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^目录/ }));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('region', { name: '课程目录' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^目录/ })).toHaveFocus());
    });
  },
};
