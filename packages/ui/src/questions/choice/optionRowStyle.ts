import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Size and border of an option's row, while answering and on review. */
export const optionRowStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 60px;
  padding: 11px ${theme.space[5]};
  border: 1px solid ${theme.color.line.option};
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.card};
  font: ${theme.type.label};
  ${media.phone} {
    gap: ${theme.space[3]};
    min-height: 56px;
    padding: ${theme.space[2]} ${theme.space[3]};
  }
`;
