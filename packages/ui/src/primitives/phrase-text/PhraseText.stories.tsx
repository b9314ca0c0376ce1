import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { SampleRow } from '../../testing/SampleRow.ts';
import { theme } from '../../theme/theme.ts';
import { PhraseText } from './PhraseText.tsx';

const meta = {
  title: '断行 PhraseText',
  id: 'phrase-text',
  component: PhraseText,
  parameters: {
    usage: {
      do: ['标题、名称、地点和一行小字都用它'],
      dont: ['用在正文里：正文由 RichText 排', '为了断行改数据里的文字'],
    },
  },
  args: { children: '养老护理员（三级）2026 秋季 3 班' },
} satisfies Meta<typeof PhraseText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

const TEXTS = [
  '养老护理员（三级）2026秋季3班',
  '秋季批次成绩公布：三级一次通过率 91.4%',
  '实训：轮椅使用与床椅转移（两人一组）',
  '视频 1 · 文档 1 · 作业 1 · 测试 1',
  '拱墅校区实训楼302',
  '护理员技能补贴新规落地：持证三级最高可领1,500元',
];

/** The same texts in columns of four widths. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow $gap={6}>
      {[160, 176, 208, 264].map((width) => (
        <Column key={width} style={{ width }}>
          {TEXTS.map((text) => (
            <li key={text}>
              <PhraseText>{text}</PhraseText>
            </li>
          ))}
        </Column>
      ))}
    </SampleRow>
  ),
};

const Column = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.line.hairline};
  font: ${theme.type.labelStrong};
`;
