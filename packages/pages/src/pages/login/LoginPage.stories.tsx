import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { render: pageStory({ path: '/login' }) };
export const SchoolOfItsOwnAtAPartnersSignIn: Story = {
  globals: { brand: 'portal' },
  render: pageStory({ path: '/kingdee-login' }),
  play: async ({ canvas, step }) => {
    await step("a school that is not the partner's shows its own sign-in", async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: '欢迎回来' })).toBeVisible();
    });
  },
};

export const Student: Story = { render: pageStory({ path: '/login/student-login' }) };
export const Promotion: Story = {
  render: pageStory({ path: '/login/promotion' }),
  play: async ({ canvas, step }) => {
    await step('who promotes the school is not asked to register as a student', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: '推广员登录' })).toBeVisible();
      await expect(canvas.queryByText(/还没有账号|注册学员/)).toBeNull();
      await expect(canvas.getByRole('link', { name: '学员登录' })).toBeVisible();
    });
  },
};

export const WrongPassword: Story = {
  // A switch of the brand during `play` would open another school.
  globals: { brand: 'portal' },
  render: pageStory({ path: '/login' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the server refuses the login: the form shows the reason', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: '密码登录' }));
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13857146209');
      await userEvent.type(canvas.getByLabelText('密码'), 'not-the-password');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      await waitFor(() => expect(canvas.getByText('账号或密码错误')).toBeVisible());
    });
  },
};
