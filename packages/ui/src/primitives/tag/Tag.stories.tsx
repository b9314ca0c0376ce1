import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Hourglass, MapPin, Radio, X } from 'lucide-react';
import { SampleRow } from '../../testing/SampleRow.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: '标签 Tag',
  id: 'tag',
  component: Tag,
  args: { children: '选修' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

/** Each tone with the texts of the pages. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow $gap={2}>
      <Tag tone="primary">必修</Tag>
      <Tag>选修</Tag>
      <Tag tone="solid" icon={<Radio aria-hidden />}>
        进行中
      </Tag>
      <Tag tone="success" icon={<Check aria-hidden />}>
        已参加
      </Tag>
      <Tag tone="warning" icon={<Hourglass aria-hidden />}>
        待开班
      </Tag>
      <Tag tone="danger" icon={<X aria-hidden />}>
        缺勤
      </Tag>
      <Tag tone="accent">补贴 ¥1,500</Tag>
      <Tag icon={<MapPin aria-hidden />}>面授</Tag>
    </SampleRow>
  ),
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: { children: '养老护理员（三级）职业技能等级认定省级示范考核站点名称很长的标签' },
  parameters: { frame: { width: 160 } },
};
