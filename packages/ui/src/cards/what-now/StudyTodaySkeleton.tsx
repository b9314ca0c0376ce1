import { styled, type StyledComponent } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { WhatNowSkeleton } from './WhatNowSkeleton.tsx';

/** The strips of 我的学习 while they load, as high as they are; on phones with the entries between. */
export function StudyTodaySkeleton({ hasEntries = false }: { hasEntries?: boolean }) {
  return (
    <>
      <WhatNowSkeleton />
      {hasEntries && <StudyEntriesSpace aria-hidden />}
      <StudyWeekSkeleton aria-hidden />
    </>
  );
}

/** The entries of a phone while their code loads. */
export const StudyEntriesSpace: StyledComponent<'div'> = styled.div`
  ${media.phone} {
    min-height: 88px;
    ${cardSurface}
  }
`;

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
