import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { dataOf } from '../../../primitives/block/Loadable.ts';
import { Ring } from '../../../primitives/ring/Ring.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { formatPercent } from './formatPercent.ts';

/** The share of finished activities, 136 px, 88 px on a phone; empty while it is unknown. */
export function CompletionRing({ rate }: { rate: Loadable<number | null> }) {
  const known = dataOf(rate);
  if (rate.status !== 'loading' && known === null) return null;
  const figureOf = (caption: string) => (
    <>
      <Figure>
        {known === null ? '--' : formatPercent(known)}
        <Unit>%</Unit>
      </Figure>
      <Caption>{caption}</Caption>
    </>
  );
  const look = { share: (known ?? 0) / 100, ink: theme.color.hero.ring, track: theme.color.hero.track };
  return (
    <>
      <Large {...look} size={136} thickness={11}>
        {figureOf('活动完成率')}
      </Large>
      <Small {...look} size={88} thickness={8}>
        {figureOf('完成率')}
      </Small>
    </>
  );
}

const Large = styled(Ring)`
  margin-left: auto;
  border-radius: 50%;
  /* Keeps the drawing behind away from the figure. */
  background: color-mix(in srgb, ${theme.color.hero.end} 72%, transparent);
  ${media.phone} {
    display: none;
  }
`;

const Small = styled(Ring)`
  display: none;
  position: absolute;
  border-radius: 50%;
  background: color-mix(in srgb, ${theme.color.hero.end} 72%, transparent);
  top: ${theme.space[5]};
  right: ${theme.space[5]};
  ${media.phone} {
    display: block;
  }
  ${media.largeText} {
    position: relative;
    inset: auto;
  }
`;

const Figure = styled.p`
  font: ${theme.type.clock};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    font: ${theme.type.cardTitle};
  }
`;

const Unit = styled.span`
  font: ${theme.type.captionStrong};
`;

const Caption = styled.p`
  color: ${theme.color.hero.label};
  font: ${theme.type.caption};
`;
