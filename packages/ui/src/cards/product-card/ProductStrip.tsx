import type { Product } from '@cloud-school/domain';
import { ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { formatCount } from '../../primitives/count/formatCount.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ProductSteps } from './ProductSteps.tsx';

/** The steps that the fee covers, and the number of likes. Some kinds of schools show no steps (HOME-06). */
export function ProductStrip({ product: { steps, showsSteps, thumbs } }: { product: Product }) {
  return (
    <Root>
      {showsSteps && <ProductSteps steps={steps} />}
      <Thumbs>
        <ThumbsUp size={14} aria-hidden />
        <VisuallyHidden>点赞</VisuallyHidden>
        <span>{formatCount(thumbs)}</span>
      </Thumbs>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 36px;
  padding: 0 ${theme.space[4]};
  background: ${theme.color.action.tint};
  font: ${theme.type.caption};
  ${media.narrow} {
    padding: 0 ${theme.space[3]};
  }
  /* Below the picture and the text. */
  ${media.phone} {
    order: 2;
    grid-column: 1 / -1;
    align-self: end;
    height: auto;
    min-height: 28px;
    border-radius: ${theme.radius.segment};
  }
  ${media.largeText} {
    flex-wrap: wrap;
    height: auto;
  }
`;

const Thumbs = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-left: auto;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;
