import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { SampleStack } from '../../testing/SampleStack.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { makeLessonDay } from '../testing/makeLessonDay.ts';
import { LessonKindTags, PhaseLabel, PhaseTag } from './LessonTags.tsx';

const [done, missed, online, faceToFace] = makeLessonDay().lessons as [Lesson, Lesson, Lesson, Lesson];
const elective = { ...online, activity: { ...online.activity, isRequired: false } };
/** 缺勤 is noted by the server; 逾期未学 is over without that. */
const overdue = { ...missed, key: 'overdue', activity: { ...missed.activity, status: null } };
const over = { ...elective, key: 'over', phase: 'over' } as const;
const phases: Lesson[] = [done, missed, overdue, online, faceToFace, over];

const meta = {
  title: '课程标签 LessonTags',
  id: 'lesson-tags',
  component: LessonKindTags,
  args: { lesson: online },
} satisfies Meta<typeof LessonKindTags>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Duty and kind. */
export const Kinds: Story = {
  name: '各种类 Kinds',
  render: () => (
    <SampleStack>
      {[online, faceToFace, elective].map((lesson, index) => (
        <SampleRow key={index}>
          <LessonKindTags lesson={lesson} />
        </SampleRow>
      ))}
    </SampleStack>
  ),
};

/** With a ground, and without one where there is little room. */
export const Phases: Story = {
  name: '各阶段 Phases',
  render: () => (
    <SampleStack>
      <SampleRow>
        {phases.map((lesson) => (
          <PhaseTag key={lesson.key} lesson={lesson} />
        ))}
      </SampleRow>
      <SampleRow>
        {phases.map((lesson) => (
          <PhaseLabel key={lesson.key} lesson={lesson} />
        ))}
      </SampleRow>
    </SampleStack>
  ),
};
