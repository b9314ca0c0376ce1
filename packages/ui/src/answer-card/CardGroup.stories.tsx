import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardGroup } from './CardGroup.tsx';
import { ReviewTile } from './ReviewTile.tsx';

const tiles = Array.from({ length: 8 }, (_, index) => (
  <li key={index}>
    <ReviewTile
      questionId={`multiple-${index + 1}`}
      number={index + 21}
      result={index % 4 === 2 ? 'wrong' : 'correct'}
      isCurrent={index === 2}
      isTabStop={index === 2}
      onPick={fn()}
    />
  </li>
));

const meta = {
  title: '答题卡分组 CardGroup',
  id: 'card-group',
  component: CardGroup,
  args: { title: '二、多选题', tally: '8 题 · 24 分', children: tiles },
  parameters: { frame: { width: 264 } },
} satisfies Meta<typeof CardGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
/** The heading and the tally share the width. */
export const LongTitle: Story = {
  name: '长标题 Long Title',
  args: { title: '十二、案例分析与护理计划综合题', tally: '24 题 · 120 分' },
};
