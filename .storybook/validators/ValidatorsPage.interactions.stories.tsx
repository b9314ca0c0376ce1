import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ValidatorsPage } from './ValidatorsPage.tsx';

const meta = {
  tags: ['!autodocs'],
  component: ValidatorsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ValidatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypeSearchAndTry: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const card = (name: string) => within(canvas.getByRole('listitem', { name }));

    await step('no rule validates an empty value', async () => {
      await expect(card('mobile').getByText('空值')).toBeVisible();
    });

    await step('every rule validates a typed value and shows its own message', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '要校验的值' }), '1380013800');
      await expect(card('mobile').getByText('手机格式不正确')).toBeVisible();
      await expect(card('mobile').getByText('不通过', { selector: 'span span' })).toBeVisible();
      await expect(card('qq').getByText('通过', { selector: 'span span' })).toBeVisible();
    });

    await step('the search lists the rules that contain its words', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '搜索规则' }), '身份证');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: 'GB 11643' })).toHaveAttribute('target', '_blank');
    });

    await step('a click on an example validates it; the strict mode changes the result', async () => {
      await userEvent.click(card('idCard').getByRole('button', { name: '111111111111111' }));
      await expect(canvas.getByRole('textbox', { name: '要校验的值' })).toHaveValue('111111111111111');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 条规则，1 条通过');
      await userEvent.click(canvas.getByRole('switch', { name: '按国家或国际标准从严' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('1 条规则，0 条通过');
    });

    await step('a search without a match shows a message', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '搜索规则' }), '星座');
      await expect(canvas.getByText('没有匹配的规则')).toBeVisible();
    });
  },
};
