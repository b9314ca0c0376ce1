import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: '页面不存在 NotFoundScreen',
  id: 'not-found-screen',
  component: NotFoundScreen,
  args: { homeTo: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
