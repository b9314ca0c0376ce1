import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClosedCourseDialog } from './ClosedCourseDialog.tsx';

const meta = {
  title: '未开课弹窗 ClosedCourseDialog',
  id: 'closed-course-dialog',
  component: ClosedCourseDialog,
  args: { courseName: '失智照护专题', headTeacherName: '林静怡', onClose: fn() },
} satisfies Meta<typeof ClosedCourseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithoutATeacher: Story = { name: '没有老师 Without A Teacher', args: { headTeacherName: null } };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    courseName:
      '养老护理员（三级）与失智老人照护专项职业能力联合考评全程班：生活照护、基础照护与康复服务（上下两学期连上）',
    headTeacherName: '阿依古丽·买买提江',
  },
};
