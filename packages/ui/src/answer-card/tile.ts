import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** A numbered tile: 36 px, 40 px on narrow windows, 44 px where it is touched. */
export const tile = css`
  position: relative;
  display: grid;
  place-items: center;
  width: ${theme.size.control.compact};
  height: ${theme.size.control.compact};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font: ${theme.type.itemStrong};
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    width: ${theme.size.control.medium};
    height: ${theme.size.control.medium};
  }
`;

const tones = {
  success: theme.color.success.ink,
  danger: theme.color.danger.ink,
  warning: theme.color.warning.ink,
  plain: theme.color.text.secondary,
};

/** An icon at the corner of a tile, so that no state is shown by colour alone. */
export const TileBadge = styled.span<{ $tone: keyof typeof tones }>`
  position: absolute;
  right: -5px;
  bottom: -5px;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1.5px solid ${theme.color.surface.card};
  border-radius: ${theme.radius.pill};
  background: ${({ $tone }) => tones[$tone]};
  color: ${theme.color.text.onStatus};
`;

/** Six tiles per row with a gap of 9 px; on phones seven of 40 px, or six of 44 px. */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${theme.size.control.compact});
  justify-content: space-between;
  gap: 9px;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, ${theme.size.control.medium});
    gap: 10px;
  }
`;
