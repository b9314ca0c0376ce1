import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleGrid } from '../../testing/SampleGrid.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: '图片 Picture',
  id: 'picture',
  component: Picture,
  args: { alt: '', ratio: 16 / 10, placeholderText: '养老护理员（四级）' },
  parameters: {
    frame: { maxWidth: 282 },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  args: { src: '/media/covers/elder-care.svg', isEager: true },
};
export const MissingCover: Story = { name: '缺封面 Missing Cover' };
export const BrokenCover: Story = {
  name: '坏封面 Broken Cover',
  args: { src: 'data:image/png;base64,broken', alt: '养老护理员封面' },
};
export const NameWithoutLetters: Story = {
  name: '没有文字的名称 Name Without Letters',
  args: { placeholderText: '……' },
};

/** Without a picture, the block shows its own drawing. */
export const OwnFallback: Story = {
  name: '自定替身 Own Fallback',
  args: { fallback: <p>证书样本</p> },
};

const names = [
  '养老护理员（四级）',
  '母婴护理员（月嫂）',
  '医疗护理员岗前培训',
  '《ICU 专科》进修',
  '1+X 证书班',
];

/** Placeholders of several names and ratios: the name determines the background. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleGrid $minWidth={282}>
      {names.map((name) => (
        <Picture key={name} alt="" ratio={16 / 10} placeholderText={name} />
      ))}
      <Picture alt="" ratio="3/4" placeholderText="月子餐" />
      <Picture alt="" ratio={1} placeholderText="云帆" />
      <Picture alt="" ratio={588 / 266} placeholderText="康复照护" />
    </SampleGrid>
  ),
  parameters: { frame: { maxWidth: 894 } },
};
