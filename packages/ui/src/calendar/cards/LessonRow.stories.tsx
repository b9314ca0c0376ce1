import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleStack } from '../../testing/SampleStack.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { makeLessonDay } from '../testing/makeLessonDay.ts';
import { LessonRow } from './LessonRow.tsx';

const { lessons } = makeLessonDay();
const [, , running, upcoming] = lessons as [Lesson, Lesson, Lesson, Lesson];

const meta = {
  title: '课程行 LessonRow',
  id: 'lesson-row',
  component: LessonRow,
  args: { lesson: running, to: '/activity' },
  parameters: { frame: { maxWidth: 888 } },
  render: (args) => (
    <SampleStack>
      {lessons.map((lesson) => (
        <LessonRow key={lesson.key} {...args} lesson={lesson} />
      ))}
    </SampleStack>
  ),
} satisfies Meta<typeof LessonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Done, missed, running, to come: only the running one has a solid button. */
export const Phases: Story = { name: '各阶段 Phases' };

/** The name is the link. */
export const Phone: Story = {
  name: '手机 Phone',
  args: { isPhone: true },
  globals: { viewport: { value: 'phone' } },
};

/** Times to be announced, the end on another day, an elective without a name. */
export const FewFields: Story = {
  name: '字段不全 Few Fields',
  render: (args) => (
    <SampleStack>
      <LessonRow {...args} lesson={{ ...upcoming, hasTime: false, isAllDay: true, end: null }} />
      <LessonRow {...args} lesson={{ ...upcoming, end: '2026-11-23 16:30:00' }} />
      <LessonRow
        {...args}
        lesson={{ ...running, activity: { ...running.activity, name: '', isRequired: false } }}
      />
    </SampleStack>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => <InteractionStates isNeverDisabled>{() => <LessonRow {...args} />}</InteractionStates>,
};
