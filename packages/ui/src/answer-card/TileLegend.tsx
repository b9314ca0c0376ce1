import { styled } from 'styled-components';
import type { NativeProps } from '../primitives/native/NativeProps.ts';
import { forcedChoice } from '../theme/forcedChoice.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type TileLegendProps = NativeProps<'ul', 'children'>;

/** The meaning of the tiles' styles while answering. */
export function TileLegend(props: TileLegendProps) {
  return (
    <Legend aria-label="图例" {...props}>
      <li>
        <Answered />
        <span>已答</span>
      </li>
      <li>
        <Swatch />
        <span>未答</span>
      </li>
      <li>
        <Current />
        <span>当前</span>
      </li>
      <li>
        <Marked />
        <span>标记</span>
      </li>
    </Legend>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const Swatch = styled.span`
  width: 14px;
  height: 14px;
  border: 1px solid ${theme.color.line.strong};
  border-radius: 3px;
`;

const Answered = styled(Swatch)`
  border-color: ${theme.color.action.base};
  background: ${theme.color.action.fill};
  ${forcedChoice}
`;

const Current = styled(Swatch)`
  width: 20px;
  height: 20px;
  border: 2px solid ${theme.color.action.base};
  border-radius: ${theme.radius.control};
  ${media.forcedColors} {
    border-width: 3px;
  }
`;

const Marked = styled.span`
  width: 10px;
  height: 10px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent.fill};
  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`;
