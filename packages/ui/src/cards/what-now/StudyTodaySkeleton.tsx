import { styled, type StyledComponent } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { WhatNowSkeleton } from './WhatNowSkeleton.tsx';

/** The two strips of 我的学习 while they load, as high as both. */
export function StudyTodaySkeleton() {
  return (
    <>
      <WhatNowSkeleton />
      <StudyWeekSkeleton aria-hidden />
    </>
  );
}

/** The week while its parts load, as high as all of them. */
export const StudyWeekSkeleton: StyledComponent<'div'> = styled.div`
  min-height: 96px;
  ${cardSurface}
  ${media.phone} {
    min-height: 144px;
  }
  ${media.print} {
    display: none;
  }
`;
