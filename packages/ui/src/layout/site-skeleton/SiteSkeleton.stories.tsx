import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteSkeleton } from './SiteSkeleton.tsx';

const meta = { component: SiteSkeleton, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof SiteSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
