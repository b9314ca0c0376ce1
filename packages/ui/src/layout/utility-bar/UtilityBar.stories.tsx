import type { Meta, StoryObj } from '@storybook/react-vite';
import { UtilityBar } from './UtilityBar.tsx';

const meta = {
  component: UtilityBar,
  parameters: { layout: 'fullscreen' },
  args: {
    address: '杭州市拱墅区莫干山路 1418 号',
    addressHref: 'https://maps.example/marker',
    distance: '3.26 km',
    visits: 128_000,
    phone: '0571-88326610',
    serviceHours: '08:30–18:00',
  },
} satisfies Meta<typeof UtilityBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtSchool: Story = { args: { distance: '到校', visits: 860 } };
export const NothingKnown: Story = {
  args: { address: null, distance: null, visits: null, phone: null, serviceHours: null },
};
export const LongAddress: Story = {
  args: {
    address: '浙江省杭州市拱墅区莫干山路与石祥路交叉口西北角数字职业教育产业园 12 幢 3 单元 1801–1812 室',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
