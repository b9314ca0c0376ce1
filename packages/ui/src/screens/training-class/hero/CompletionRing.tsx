import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { dataOf } from '../../../primitives/block/Loadable.ts';
import { Ring } from '../../../primitives/ring/Ring.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { formatPercent } from './formatPercent.ts';

/** The share of finished activities as a ring of 88 px beside the figures, which say it to screen readers; phones show a figure alone. */
export function CompletionRing({ rate }: { rate: Loadable<number | null> }) {
  const known = dataOf(rate);
  if (rate.status !== 'loading' && known === null) return null;
  return (
    <Root
      aria-hidden
      share={(known ?? 0) / 100}
      size={92}
      thickness={8}
      ink={theme.color.hero.ring}
      track={theme.color.hero.track}
    >
      <Figure>
        {known === null ? '--' : formatPercent(known)}
        <Unit>%</Unit>
      </Figure>
      <Caption>完成率</Caption>
    </Root>
  );
}

const Root = styled(Ring)`
  border-radius: 50%;
  /* Keeps the drawing behind away from the figure. */
  background: color-mix(in srgb, ${theme.color.hero.end} 72%, transparent);
  ${media.phone} {
    display: none;
  }
`;

const Figure = styled.p`
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  font: ${theme.type.captionStrong};
`;

const Caption = styled.p`
  color: ${theme.color.hero.label};
  font: ${theme.type.caption};
`;
