import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClassroomIntro } from './ClassroomIntro.tsx';

const LONG = '浙江省杭州市拱墅区莫干山路养老服务中心护理部赵钱孙李同学'.repeat(3);
const detail = {
  name: '30° 侧卧与五处受压点检查',
  isRequired: true,
  notice: '看满 90% 计为完成。',
  points: ['为什么是 30°：剪切力与骨隆突', '移位单的铺法与撤法', '五处受压点检查顺序'],
  teachers: [],
};

const meta = {
  title: '课堂简介 ClassroomIntro',
  id: 'classroom-intro',
  component: ClassroomIntro,
  args: { detail },
  parameters: { frame: { maxWidth: 792 } },
} satisfies Meta<typeof ClassroomIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const LongPoints: Story = {
  name: '长要点 Long Points',
  args: { detail: { ...detail, notice: LONG, points: [LONG, `https://example.com/${'a'.repeat(120)}`] } },
};
