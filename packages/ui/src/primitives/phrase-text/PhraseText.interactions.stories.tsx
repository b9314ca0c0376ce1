import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { clamp } from '../text-overflow/clamp.ts';
import { truncate } from '../text-overflow/truncate.ts';
import { ClauseText } from './ClauseText.tsx';
import phrases, { Variants as Columns } from './PhraseText.stories.tsx';
import { PhraseText } from './PhraseText.tsx';

const meta = {
  tags: ['!autodocs'],
  component: PhraseText,
  args: phrases.args,
} satisfies Meta<typeof PhraseText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text of each drawn line. */
function linesOf(element: Element): string[] {
  const lines: string[] = [];
  let top = -Infinity;
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const [index, character] of Array.from(node.nodeValue ?? '').entries()) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.top > top + 4) lines.push('');
      top = box.top;
      lines.push((lines.pop() ?? '') + character);
    }
  }
  return lines.map((line) => line.trim());
}

export const BreaksBetweenPhrases: Story = {
  render: Columns.render,
  play: async ({ canvas, step }) => {
    const lists = canvas.getAllByRole('list').map((list) => [...list.children].map(linesOf));
    await step('the narrowest column splits no word and no figure from its unit', async () => {
      await expect(lists[0]?.[0]).toEqual(['养老护理员', '（三级）2026', '秋季 3 班']);
    });
    await step('no line starts with a closing mark, and no last line is one character', async () => {
      for (const lines of lists.flat()) {
        for (const line of lines.slice(1)) await expect(line).not.toMatch(/^[，。、；：！？）》”·%]/);
        if (lines.length > 1) await expect(lines.at(-1)?.length).toBeGreaterThan(1);
      }
    });
    await step('words and figures stay whole where the column has the room', async () => {
      for (const lines of lists.flat()) {
        const text = lines.join('|');
        await expect(text).not.toMatch(/护\|理|照\|护|实\|训|秋\|季|通\|过|作\|业|\d\|[班元%]|级\|）/);
      }
    });
  },
};

export const ProseIsPlain: Story = {
  args: { children: '护理课程，'.repeat(50) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^(护理课程，){50}$/);
    await expect(canvasElement.querySelector('wbr')).toBeNull();
  },
};

const TITLES = [
  '秋季批次成绩公布：三级一次通过率 91.4%',
  '护理员技能补贴新规落地：持证三级最高可领 1,500 元',
];

export const TitlesBreakAfterTheirColon: Story = {
  render: () => (
    <ul style={{ width: 227 }}>
      {TITLES.map((title) => (
        <li key={title}>
          <ClauseText>{title}</ClauseText>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(linesOf);
    await expect(lines).toEqual(TITLES.map((title) => title.split(/(?<=：)/)));
  },
};

const LONG_TITLE = '第十二届“云帆杯”照护技能竞赛开赛：一百二十人（三级）同场比翻身';

export const OneLineIsFullToItsEllipsis: Story = {
  render: () => (
    <ul style={{ width: 330 }}>
      <Truncated>
        <PhraseText>{LONG_TITLE}</PhraseText>
      </Truncated>
      <Clamped>
        <PhraseText>{LONG_TITLE}</PhraseText>
      </Clamped>
    </ul>
  ),
  play: async ({ canvas, step }) => {
    const [truncated, clamped] = canvas.getAllByRole('listitem');
    await step('a line that does not wrap stays one line', async () => {
      await expect(linesOf(truncated as Element)).toEqual([LONG_TITLE]);
    });
    await step('a clamped line ends at the last character that fits, not at a mark', async () => {
      await expect(linesOf(clamped as Element)[0]?.length).toBeGreaterThan(18);
    });
  },
};

const Truncated = styled.li`
  ${truncate}
`;

const Clamped = styled.li`
  ${clamp(1)}
`;
