import { makeHotMajor, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleGrid } from '../../testing/SampleGrid.ts';
import { LeadMajorCard } from './LeadMajorCard.tsx';
import { MajorCard } from './MajorCard.tsx';
import { SalaryLine } from './SalaryLine.tsx';

const meta = {
  title: '专业卡片 MajorCard',
  id: 'major-card',
  component: MajorCard,
  args: { major: makeHotMajor(), to: '#major' },
  parameters: { frame: { maxWidth: 282 } },
} satisfies Meta<typeof MajorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { major: makeHotMajor({ pictureUrl: null }) },
};
export const WithoutSalary: Story = {
  name: '没有薪资 Without Salary',
  args: { major: makeHotMajor({ salary: null }) },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { major: makeHotMajor({ name: '养老护理与失智照护及居家康复综合服务管理方向' }) },
};

export const Lead: Story = {
  name: '头条 Lead',
  render: (args) => <LeadMajorCard {...args} />,
  parameters: { frame: { maxWidth: 588, height: 432 } },
};

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleGrid $minWidth={240}>
      {makeMany(makeHotMajor, 5).map((major) => (
        <MajorCard key={major.id} major={major} to="#major" />
      ))}
      <SalaryLine salary={{ kind: 'text', text: '面议' }} size="medium" hasLabel={false} />
      <SalaryLine salary={{ kind: 'range', from: 8000, to: 8000 }} size="medium" />
    </SampleGrid>
  ),
  parameters: { frame: { maxWidth: 'none' } },
};
