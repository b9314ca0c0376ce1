import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTabs: Story = {
  render: pageStory({ path: '/school-info' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the first tab shows the institution', async () => {
      await expect(await canvas.findByRole('heading', { name: '培训机构' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: '云帆职业培训学校' })).toBeVisible();
    });
    await step('a link of the footer opens the service points', async () => {
      const about = within(await canvas.findByRole('navigation', { name: '关于学校' }));
      await userEvent.click(about.getByRole('link', { name: '服务网点' }));
      await expect(await canvas.findByRole('tab', { name: '服务网点', selected: true })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '拱墅校区' })).toBeVisible();
    });
    await step('a tab shows its content', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '认证机构' }));
      await expect(await canvas.findByText('4 家认证，2 家发证')).toBeVisible();
    });
  },
};

export const Cobranded: Story = {
  render: pageStory({ path: '/school-info?index=3' }),
  globals: { brand: 'kingdee' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '授权单位' })).toBeVisible();
  },
};
