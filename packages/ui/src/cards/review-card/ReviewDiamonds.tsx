import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { reviewTier } from './reviewTier.ts';

/** The tier of a review by its likes: diamonds and a label. */
export function ReviewDiamonds({ likes }: { likes: number }) {
  const { diamonds, label } = reviewTier(likes);
  return (
    <Tier>
      {Array.from({ length: diamonds }, (_, index) => (
        <svg key={index} viewBox="0 0 14 12" width="14" height="12" aria-hidden>
          <path d="M3 0h8l3 4-7 8-7-8Z" fill={theme.color.accent.fill} />
          <path d="M0 4h14L7 12Z" fill={theme.color.accent.ink} fillOpacity="0.4" />
        </svg>
      ))}
      {label}
    </Tier>
  );
}

const Tier = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.accent.ink};
  font: ${theme.type.captionStrong};
  white-space: nowrap;
`;
