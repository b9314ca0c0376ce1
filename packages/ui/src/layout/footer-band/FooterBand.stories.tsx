import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterBand } from './FooterBand.tsx';

const meta = { component: FooterBand, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof FooterBand
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
