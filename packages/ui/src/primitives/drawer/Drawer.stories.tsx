import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const Line = styled.p`
  padding: ${theme.space[3]} 0;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const meta = {
  title: '抽屉 Drawer',
  id: 'drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '菜单',
    side: 'right',
    children: ['首页', '我的学习', '考试中心', '新闻资讯'].map((word) => <Line key={word}>{word}</Line>),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

export const BottomSheet: Story = {
  name: '底部抽屉 Bottom Sheet',
  args: {
    side: 'bottom',
    title: '答题卡（共 40 题）',
    children: Array.from({ length: 30 }, (_, index) => <Line key={index}>第 {index + 1} 题</Line>),
    foot: (
      <Foot>
        <strong>未答 13 题</strong>
        <Button size="large">交卷</Button>
      </Foot>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  // The list has nothing to focus, so its box takes the focus once its size is known.
  play: async () => {
    const list = (await screen.findByText('第 1 题')).parentElement;
    await waitFor(() => expect(list?.closest('[tabindex="0"]')).not.toBeNull());
  },
};

export const ShortSheet: Story = {
  name: '短抽屉 Short Sheet',
  args: { side: 'bottom', title: '分享', children: <p>复制链接，发给一起备考的同学</p> },
  globals: { viewport: { value: 'phone' } },
};

const drawers = {
  右侧菜单: Default,
  宽的右侧抽屉: { args: { title: '课程目录', width: 560, children: <p>第一章　老年人生活照护</p> } },
  底部短面板: ShortSheet,
  底部答题卡: BottomSheet,
};

/** A button for each variant: from the right in two widths, from the bottom, and long with a footer. */
export const Variants: Story = {
  name: '全部样式 Variants',
  args: { isOpen: false },
  parameters: { layout: 'padded' },
  render: function Row(args) {
    const [shown, setShown] = useState('');
    return (
      <SampleRow $gap={3}>
        {Object.entries(drawers).map(([name, story]) => (
          <div key={name}>
            <Button variant="secondary" onClick={() => setShown(name)}>
              {name}
            </Button>
            <Drawer
              {...({ ...args, ...story.args } as ComponentProps<typeof Drawer>)}
              isOpen={shown === name}
              onClose={() => setShown('')}
            />
          </div>
        ))}
      </SampleRow>
    );
  },
};

/** The button that opens it, in each state; a press opens the drawer of its row. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  args: { isOpen: false },
  parameters: { layout: 'padded' },
  render: function Rows(args) {
    const [shown, setShown] = useState('');
    return (
      <InteractionStates>
        {(isDisabled, name) => (
          <>
            <Button variant="secondary" disabled={isDisabled} onClick={() => setShown(name)}>
              菜单
            </Button>
            <Drawer {...args} isOpen={shown === name} onClose={() => setShown('')} />
          </>
        )}
      </InteractionStates>
    );
  },
};
