import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { SampleRow } from '../../testing/SampleRow.ts';
import { theme } from '../../theme/theme.ts';
import { QrCode } from './QrCode.tsx';

const Tint = styled.div`
  display: grid;
  width: max-content;
  padding: ${theme.space[6]};
  background: ${theme.color.action.tint};
`;

const meta = {
  title: '二维码 QrCode',
  id: 'qr-code',
  component: QrCode,
  args: { text: 'https://yunfan.example/app', size: 168, label: '下载 APP 二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const LongAddress: Story = {
  name: '长地址 Long Address',
  args: { text: `https://yunfan.example/join?code=YF83K2&from=${'0'.repeat(600)}`, size: 208 },
};
/** The code has a white background of its own, so that it scans on a tint. */
export const OnTint: Story = {
  name: '浅色底 On Tint',
  render: (args) => (
    <Tint>
      <QrCode {...args} />
    </Tint>
  ),
};

/** Every size of the pages, on a card and on a tint; a long address has finer modules. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleRow $gap={6}>
      <QrCode {...args} size={120} label="公众号二维码" />
      <QrCode {...args} size={168} />
      <QrCode {...args} {...LongAddress.args} label="加入班级二维码" />
      <Tint>
        <QrCode {...args} size={120} label="班级群二维码" />
      </Tint>
    </SampleRow>
  ),
};
