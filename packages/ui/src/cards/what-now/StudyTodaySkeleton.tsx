import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { WhatNowSkeleton } from './WhatNowSkeleton.tsx';

/** The two strips of 我的学习 while they load, as high as both. */
export function StudyTodaySkeleton() {
  return (
    <>
      <WhatNowSkeleton />
      <Week aria-hidden />
    </>
  );
}

const Week = styled.div`
  min-height: 96px;
  ${cardSurface}
  ${media.phone} {
    min-height: 152px;
  }
  ${media.print} {
    display: none;
  }
`;
