import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExamDayStage } from '../testing/ExamDayStage.tsx';
import { pageStory, toolbarBrand } from '../testing/pageStory.tsx';

/**
 * Whole visits to walk by hand, each on a sandbox in this tab: every link works, no server is needed, and a reload starts
 * the visit again. The stories of `pages` prove the same ways with `play`, so these are not run as tests.
 */
const meta = {
  title: '流程 Flows',
  id: 'flows',
  tags: ['!autodocs', '!test'],
  parameters: {
    layout: 'fullscreen',
    // Storybook prints the JSX of a story; a whole brand in it takes seconds or fails.
    docs: { source: { type: 'code' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home, majors, news, certificate query, consultation, registration. */
export const Visitor: Story = { name: '访客流程 Visitor', render: pageStory({ path: '/' }) };

/** A class, today's lesson, the timetable and back to where the lesson stopped. */
export const StudentDay: Story = {
  name: '学员的一天 Student day',
  render: pageStory({ path: '/study/mine', isSignedIn: true }),
};

/** The test of the standard school, with switches for an outage, a slow server, failures and an expired sign-in. */
export const ExamDay: Story = {
  name: '考试日 Exam day',
  globals: { brand: 'portal' },
  render: (_args, context) => <ExamDayStage brand={toolbarBrand(context)} />,
};

/** The co-branded shell: its own routes, words, drawings and login. */
export const PartnerShell: Story = {
  name: '合作方外壳 金蝶 Partner shell',
  globals: { brand: 'kingdee' },
  render: pageStory({ path: '/', isSignedIn: true }),
};
