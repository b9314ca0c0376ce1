import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { TextArea } from './TextArea.tsx';

const answer =
  '先评估皮肤情况与受压部位，再协助老人翻身，取 30° 侧卧位，在背部、两膝之间垫软枕，足跟悬空；翻身后检查皮肤并记录时间、体位和皮肤情况，每 2 小时一次。';

function Stateful(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: '多行输入 TextArea',
  id: 'text-area',
  component: TextArea,
  args: { label: '笔记内容', value: '', placeholder: '请输入笔记内容', onChange: () => undefined },
  parameters: { frame: { maxWidth: 560 } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithCounter: Story = {
  name: '带字数 With Counter',
  args: { value: answer, counter: true, maxLength: 200 },
};
export const OwnCounter: Story = {
  name: '自定字数 Own Counter',
  args: { value: answer, counter: (count) => `已写 ${count} 字` },
};
export const Grows: Story = {
  name: '随字长高 Grows',
  args: { grows: true, rows: 2, value: `${answer}\n\n${answer}\n${answer}` },
};
export const Wrong: Story = {
  name: '错误 Wrong',
  args: { error: '请输入笔记内容', counter: true, maxLength: 200 },
};
export const Disabled: Story = { name: '禁用 Disabled', args: { value: answer, disabled: true } };
/** A word without a break opportunity. */
export const LongWord: Story = {
  name: '长单词 Long Word',
  args: { grows: true, value: 'https://example.com/'.repeat(12) },
  globals: { viewport: { value: 'phone' } },
};

/** Columns as wide as the window; the frame of the other stories fits one field. */
const sheet: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  gap: 24,
  alignItems: 'start',
  width: 'calc(100vw - 48px)',
  maxWidth: 1040,
};

/** Empty, with both counters, refused, with a hint, saved, disabled, and growing with its text. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <div style={sheet}>
      {[Default, WithCounter, OwnCounter, Wrong].map((story, index) => (
        <Stateful key={index} {...args} {...story.args} />
      ))}
      <Stateful {...args} label="课程评价" placeholder="说说您的收获" hint="评价提交后不能修改" />
      <Stateful {...args} label="简答题答案" value={answer} success="已保存 10:46" />
      <Stateful {...args} {...Disabled.args} />
      <Stateful {...args} {...Grows.args} />
    </div>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => <Stateful {...args} value={answer} disabled={isDisabled} />}
    </InteractionStates>
  ),
};
