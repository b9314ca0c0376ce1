import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { LayoutLink } from './LayoutLink.tsx';

const meta = {
  title: '版式链接 LayoutLink',
  id: 'layout-link',
  component: LayoutLink,
} satisfies Meta<typeof LayoutLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Route: Story = { args: { target: { label: '首页', to: '/', isCurrent: true } } };
export const External: Story = {
  args: {
    target: { label: '考试登录', href: 'https://exam.example', icon: <Award size={16} aria-hidden /> },
  },
};

/** Each state of interaction. */
export const States: Story = {
  args: { target: { label: '新闻', to: '/news' } },
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {() => (
        <SampleRow>
          <LayoutLink {...args} />
          <LayoutLink target={{ label: '首页', to: '/', isCurrent: true }} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
