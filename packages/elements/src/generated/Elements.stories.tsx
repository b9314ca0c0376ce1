// Written by `pnpm write elements` from src/specs.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementSample } from '../testing/ElementSample.tsx';

const meta = {
  title: '自定义元素 Elements',
  id: 'elements',
  component: ElementSample,
} satisfies Meta<typeof ElementSample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CsProductCard: Story = { name: '项目卡 cs-product-card', args: { tag: 'product-card' } };
export const CsClassCard: Story = { name: '班级卡 cs-class-card', args: { tag: 'class-card' } };
export const CsMajorCard: Story = { name: '专业卡 cs-major-card', args: { tag: 'major-card' } };
