import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { theme } from '../theme.ts';
import { plainArt } from './plainArt.tsx';

/** The plain drawings in the colours of the toolbar's brand. */
function Sheet() {
  const {
    Mark,
    EmptyScene,
    FinishedScene,
    CampusScene,
    Waves,
    HeroScene,
    GoalScene,
    AuthScene,
    AuthBackdrop,
  } = plainArt;
  return (
    <Grid>
      <Box $width={96} $height={96}>
        <Mark title="标志" />
      </Box>
      <Box $width={160} $height={100}>
        <EmptyScene />
      </Box>
      <Box $width={264} $height={176}>
        <FinishedScene />
      </Box>
      <Box $width={96} $height={96}>
        <GoalScene />
      </Box>
      <Box $width={420} $height={560}>
        <AuthScene />
      </Box>
      <Deep $width={620} $height={240}>
        <CampusScene />
      </Deep>
      <Deep $width={620} $height={216}>
        <HeroScene />
      </Deep>
      <Tinted $width={620} $height={60}>
        <Waves />
      </Tinted>
      <Backdrop $width={620} $height={388}>
        <AuthBackdrop />
      </Backdrop>
    </Grid>
  );
}

const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

const Box = styled.div<{ $width: number; $height: number }>`
  overflow: hidden;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  height: ${({ $height }) => $height}px;
`;

const Deep = styled(Box)`
  background: ${theme.color.action.deep};
`;

const Tinted = styled(Box)`
  color: ${theme.color.action.mid};
`;

const Backdrop = styled(Box)`
  background: ${theme.color.backdrop.ground};
`;

const meta = {
  title: '插画 plainArt',
  id: 'plain-art',
  component: Sheet,
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawings: Story = {
  name: '全部插画 Drawings',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '标志' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(plainArt).length);
  },
};
export const Cobranded: Story = { name: '金蝶 Cobranded', globals: { brand: 'kingdee' } };
