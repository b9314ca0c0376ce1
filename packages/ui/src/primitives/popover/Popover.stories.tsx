import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { Button } from '../button/Button.tsx';
import { QrCode } from '../qr-code/QrCode.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: '浮层 Popover',
  id: 'popover',
  component: Popover,
  args: {
    label: '下载 APP',
    isOpen: true,
    onOpenChange: () => undefined,
    trigger: (
      <Button variant="text" icon={<Smartphone size={16} aria-hidden />}>
        下载 APP
      </Button>
    ),
    children: (
      <>
        <QrCode text="https://yunfan.example/app" size={152} label="下载 APP 二维码" />
        <p>扫码下载</p>
      </>
    ),
  },
  // Leaves space for the popover on each side.
  parameters: { frame: { display: 'grid', placeItems: 'center', minHeight: 560 } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Left: Story = { name: '左侧 Left', args: { side: 'left' } };
export const Top: Story = { name: '上方 Top', args: { side: 'top' } };
export const Right: Story = { name: '右侧 Right', args: { side: 'right' } };

/** Far apart, so that no popover covers another. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 320px);
  gap: 160px;
  justify-items: center;
`;

const sides = { bottom: '下方', top: '上方', right: '右侧', left: '左侧' } as const;

/** All four sides open at once. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <Sides>
      {(['bottom', 'left', 'right', 'top'] as const).map((side) => (
        <div key={side}>
          <Popover
            {...args}
            side={side}
            label={`${sides[side]}的联系电话`}
            trigger={<Button variant="outline">{sides[side]}</Button>}
          >
            <p>招生老师　0571-8800 1234</p>
          </Popover>
        </div>
      ))}
    </Sides>
  ),
};

/** The trigger, closed. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  parameters: { frame: {} },
  render: (args) => (
    <InteractionStates>
      {(isDisabled, name) => (
        <Popover
          {...args}
          isOpen={false}
          label={`${name}的下载 APP`}
          trigger={
            <Button variant="outline" disabled={isDisabled}>
              下载 APP
            </Button>
          }
        />
      )}
    </InteractionStates>
  ),
};
