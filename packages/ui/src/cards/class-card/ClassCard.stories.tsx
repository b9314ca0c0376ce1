import { makeMany, makeStudentClass } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SampleStack } from '../../testing/SampleStack.ts';
import { ClassCard } from './ClassCard.tsx';
import { ClassCardSkeleton } from './ClassCardSkeleton.tsx';

const meta = {
  title: '班级卡片 ClassCard',
  id: 'class-card',
  component: ClassCard,
  args: { studentClass: makeStudentClass(), today: '2026-11-21', onOpen: fn() },
  parameters: { frame: { maxWidth: 588 } },
} satisfies Meta<typeof ClassCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

/** The five states, and the skeleton. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack $gap={6}>
      {makeMany(makeStudentClass, 5).map((studentClass) => (
        <ClassCard key={studentClass.classId} {...args} studentClass={studentClass} />
      ))}
      <ClassCardSkeleton />
    </SampleStack>
  ),
};

export const NotOpenYet: Story = {
  name: '未开课 Not Open Yet',
  args: { studentClass: makeStudentClass({ isOpen: false }) },
};
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { studentClass: makeStudentClass({ coverUrl: null, teacherAvatarUrl: '/media/none.svg' }) },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    studentClass: makeStudentClass({
      className: '养老护理员（三级）与失智老人照护专项职业能力联合考评全程班 2026 年秋季第 3 班',
      productName: '养老护理员（三级）考评全程班：理论、实操与三次模拟考试',
      teacherName: '阿依古丽·买买提江',
    }),
  },
};
export const FewFields: Story = {
  name: '字段不全 Few Fields',
  args: {
    studentClass: makeStudentClass({
      productName: null,
      periodName: null,
      teacherName: null,
      trainingStart: null,
      trainingEnd: null,
      periodStart: null,
      periodEnd: null,
      signedUpCount: null,
      studentCount: null,
      coverUrl: null,
    }),
  },
};
