import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfigNotice } from './ConfigNotice.tsx';

const meta = {
  title: '配置提示 ConfigNotice',
  id: 'config-notice',
  component: ConfigNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    problems: [
      '“CLIENT_IDD”不是配置项的名称，应为“CLIENT_ID”。请改正名称。',
      '“EXAM_ADDRESS”的值不对，应为以 https:// 或 / 开头的网址，不含空格，并放在双引号里。请改正这个值。',
    ],
  },
} satisfies Meta<typeof ConfigNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visitors see one sentence. */
export const Default: Story = { name: '默认 Default' };

export const ExplainsToTheOperator: Story = {
  name: '给管理员的说明 Explains To The Operator',
  play: async ({ canvas, userEvent, args }) => {
    const problem = canvas.getByText(args.problems[0] ?? '');
    await expect(problem).not.toBeVisible();
    await userEvent.click(canvas.getByText('给网站管理员的说明（2）'));
    await expect(problem).toBeVisible();
  },
};

/** A name without a place to break. */
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { problems: [`“${'A'.repeat(40)}”不是配置项的名称。请删除它，或改成 .env.example 中的名称。`] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('给网站管理员的说明（1）'));
    await expect(canvas.getByText(/请删除它/)).toBeVisible();
  },
};
