import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** A native slider on the stage. `--played` and `--loaded` are the shares of its track that are filled. */
export const RangeInput = styled.input.attrs({ type: 'range' })`
  appearance: none;
  display: block;
  width: 100%;
  height: 24px;
  margin: 0;
  background: transparent;
  cursor: pointer;
  /* As high as a finger, in the same place. */
  ${media.coarsePointer} {
    height: 44px;
    margin-block: -10px;
  }
  &:disabled {
    cursor: default;
  }
  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: ${theme.radius.pill};
    background: linear-gradient(
      to right,
      ${theme.color.action.onStage} var(--played),
      ${theme.color.line.control} var(--played) var(--loaded),
      ${theme.color.text.secondary} var(--loaded)
    );
  }
  &::-moz-range-track {
    height: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.text.secondary};
  }
  &::-moz-range-progress {
    height: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.action.onStage};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 14px;
    height: 14px;
    margin-top: -5px;
    border: 0;
    border-radius: ${theme.radius.pill};
    background: currentColor;
  }
  &::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    background: currentColor;
  }
  ${media.forcedColors} {
    &::-webkit-slider-runnable-track {
      outline: 1px solid CanvasText;
    }
    &::-moz-range-track {
      outline: 1px solid CanvasText;
    }
    &::-webkit-slider-thumb {
      background: CanvasText;
    }
    &::-moz-range-thumb {
      background: CanvasText;
    }
  }
`;
