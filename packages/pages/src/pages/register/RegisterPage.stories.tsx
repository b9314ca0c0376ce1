import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = { render: pageStory({ path: '/register?type=1' }) };
export const OneSchool: Story = { render: pageStory({ path: '/register?type=3' }) };

export const Enterprise: Story = {
  // A switch of the brand during `play` would open another school.
  globals: { brand: 'portal' },
  render: pageStory({ path: '/register?type=2' }),
  play: async ({ canvas, userEvent, step }) => {
    const code = await canvas.findByRole('textbox', { name: '邀请码' });
    await step('an unknown invitation code shows a message', async () => {
      await userEvent.type(code, 'NOBODY');
      await expect(await canvas.findByText('没有找到这个邀请码，请核对后再试')).toBeVisible();
    });
    await step('a known invitation code shows its school', async () => {
      await userEvent.clear(code);
      await userEvent.paste('YF83K2');
      await expect(await canvas.findByText('邀请码有效，提交后自动绑定')).toBeVisible();
    });
    await step('the typed values stay when the visitor changes the registration type', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13700000001');
      await userEvent.click(canvas.getByRole('radio', { name: '护理学员' }));
      await expect(await canvas.findByRole('heading', { name: '注册学员账号' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13700000001');
    });
  },
};
