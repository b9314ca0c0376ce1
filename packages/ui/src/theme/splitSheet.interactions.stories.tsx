import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';

/** Defines so many components that those before and after them do not share a style element. */
const defineMany = () =>
  Array.from(
    { length: 40 },
    (_, index) => styled.i`
      order: ${index};
    `,
  );

defineMany();
const Base = styled.p<{ $isWide?: boolean }>`
  margin: 0;
  padding-left: ${({ $isWide }) => ($isWide ? 24 : 8)}px;
  color: rgb(90, 90, 90);
`;
defineMany();
const Extended = styled(Base)`
  color: rgb(20, 20, 120);
  @media (min-width: 1px) {
    padding-top: 4px;
  }
`;
const Late = styled.p`
  padding-bottom: 4px;
`;

function Page() {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Late>后定义的</Late>
      <button type="button" onClick={() => setWhole(true)}>
        更多
      </button>
      {isWhole && <Extended $isWide>派生的</Extended>}
    </>
  );
}

const meta = { render: () => <Page /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A component overrides the one that it extends, whichever of their style elements was needed first. */
export const ExtensionsOverride: Story = {
  play: async ({ canvas, userEvent }) => {
    const count = document.head.querySelectorAll('style[data-styled]').length;
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await expect(document.head.querySelectorAll('style[data-styled]').length).toBeGreaterThan(count);
    const extended = getComputedStyle(canvas.getByText('派生的'));
    await expect(extended.color).toBe('rgb(20, 20, 120)');
    await expect(extended.paddingLeft).toBe('24px');
    await expect(extended.paddingTop).toBe('4px');
  },
};
