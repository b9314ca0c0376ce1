import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterBand } from './FooterBand.tsx';
import { sampleServices } from './testing/sampleServices.ts';

const meta = {
  title: '页脚服务带 FooterBand',
  id: 'footer-band',
  component: FooterBand,
  parameters: { layout: 'fullscreen' },
  args: { services: sampleServices },
} satisfies Meta<typeof FooterBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
