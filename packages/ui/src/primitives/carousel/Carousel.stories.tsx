import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { SampleGrid } from '../../testing/SampleGrid.ts';
import { Picture } from '../picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const covers = ['campus', 'classroom', 'graduation', 'team'];

/** Fills the slide. */
const Cover = styled(Picture)`
  height: 100%;
  aspect-ratio: auto;
`;

const drawCover = (cover: string) => (
  <Cover src={`/media/covers/${cover}.svg`} alt="" ratio={10 / 3} placeholderText="云" isEager />
);

const meta = {
  title: '轮播 Carousel',
  id: 'carousel',
  component: Carousel<string>,
  args: { label: '学校海报', items: covers, renderItem: drawCover, height: 360 },
  parameters: { frame: { maxWidth: 1200 } },
} satisfies Meta<typeof Carousel<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Looping: Story = { name: '循环 Looping', args: { loop: true, autoplay: 5000 } };
export const OneSlide: Story = {
  name: '一张 One Slide',
  args: { items: covers.slice(0, 1), autoplay: 5000 },
};
export const OnPhone: Story = {
  name: '手机 On Phone',
  args: { height: 186, autoplay: 5000, loop: true },
  globals: { viewport: { value: 'phone' } },
};

const rotation = { loop: true, autoplay: 5000 };
const carousels = [
  { label: '校园海报' },
  { label: '课堂海报', items: covers.slice(1), loop: true },
  { label: '活动海报', items: covers.slice(2), ...rotation },
  { label: '团队海报', items: covers.slice(3), ...rotation },
];

/** With ends, looping, autoplaying, and one slide without controls; the arrows appear on hover. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleGrid $minWidth={420}>
      {carousels.map((carousel) => (
        <Carousel key={carousel.label} {...args} height={180} {...carousel} />
      ))}
    </SampleGrid>
  ),
};
