import type { Meta, StoryObj } from '@storybook/react-vite';
import { UtilityBar } from './UtilityBar.tsx';

const location = {
  address: '杭州市拱墅区莫干山路 1418 号',
  mapHref: 'https://maps.example/marker',
  distance: '3.26 km',
};

const meta = {
  title: '顶部信息条 UtilityBar',
  id: 'utility-bar',
  component: UtilityBar,
  parameters: { layout: 'fullscreen' },
  args: {
    location,
    visits: 128_000,
    phone: '0571-88326610',
  },
} satisfies Meta<typeof UtilityBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const AtSchool: Story = {
  name: '已选学校 At School',
  args: { location: { ...location, distance: '到校' }, visits: 860 },
};
export const WithoutData: Story = {
  name: '没有数据 Without Data',
  args: { location: null, visits: null, phone: null },
};
export const LongAddress: Story = {
  name: '长地址 Long Address',
  args: {
    location: {
      ...location,
      address: '浙江省杭州市拱墅区莫干山路与石祥路交叉口西北角数字职业教育产业园 12 幢 3 单元 1801–1812 室',
    },
  },
};
