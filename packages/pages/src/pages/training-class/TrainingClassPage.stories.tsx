import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (path: string) => pageStory({ path, isSignedIn: true });

export const Default: Story = { render: signedIn('/study/training-class?classId=c-elder-3') };
export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: signedIn('/study/training-class?classId=c-finance-1'),
};
export const NoActivities: Story = { render: signedIn('/study/training-class?classId=c-newborn-4') };
export const ClassOfAnotherStudent: Story = {
  render: signedIn('/study/training-class?classId=c-finance-1'),
  play: async ({ canvas }) => {
    const [header] = await canvas.findAllByRole('alert');
    await expect(header).toHaveTextContent('您不在这个班级');
  },
};

export const OpensATestFromMyClasses: Story = {
  render: signedIn('/study/mine'),
  play: async ({ canvas, userEvent, step }) => {
    await step('去学习 opens the class', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^去学习：养老护理员（三级）/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: /秋季 3 班/ })).toBeVisible();
    });
    await step('a test of the week opens its intro', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^去测试：.*理论模拟测试（二）/ }));
      await expect(await canvas.findByRole('button', { name: '开始答题' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: /理论模拟测试（二）/ })).toBeVisible();
    });
  },
};

export const WithoutId: Story = {
  render: signedIn('/study/training-class'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的班级' })).toBeVisible();
  },
};
