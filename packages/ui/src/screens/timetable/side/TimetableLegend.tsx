import type { TimetablePeriod } from '@cloud-school/domain';
import { Check, CircleCheck, CircleX, Clock, X } from 'lucide-react';
import { styled } from 'styled-components';
import { stateWords } from '../../../primitives/state-words/stateWords.ts';
import { useIsPhone } from '../../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SideCard, SideTitle } from './SideCard.ts';

/** What the colours and signs mean (TIME-06). */
export function TimetableLegend({ view }: { view: TimetablePeriod }) {
  const isPhone = useIsPhone();
  const { Done, Overdue } = SIGNS[isPhone ? 'phone' : view];
  return (
    <SideCard as="section" aria-label="图例">
      <SideTitle>图例</SideTitle>
      <Rows>
        <li>
          <Sample />
          <span>线上课堂</span>
        </li>
        <li>
          <Sample $isFaceToFace />
          <span>面授课堂</span>
        </li>
        {view !== 'all' && (
          <>
            <li>
              <Done size={18} color={theme.color.success.ink} aria-hidden />
              <span>{stateWords.done}</span>
            </li>
            <li>
              <Overdue size={18} color={theme.color.danger.ink} aria-hidden />
              <span>
                {stateWords.absent}、{stateWords.overdue}
              </span>
            </li>
            <li>
              <Clock size={18} color={theme.color.action.base} aria-hidden />
              <span>{stateWords.upcoming}</span>
            </li>
          </>
        )}
      </Rows>
    </SideCard>
  );
}

const LESSON = { Done: CircleCheck, Overdue: CircleX };
/** A day before today that is not done may hold a lesson that still runs. */
const DAY = { Done: Check, Overdue: X };

/** The signs of the view: on the lessons of a week; on the days of a month, and on those of a phone's strip. */
const SIGNS: Record<TimetablePeriod | 'phone', typeof LESSON> = {
  week: LESSON,
  month: DAY,
  all: DAY,
  phone: DAY,
};

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin-top: ${theme.space[1]};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    white-space: nowrap;
  }
  ${media.largeText} {
    grid-template-columns: repeat(2, auto);
  }
  svg {
    flex: none;
    width: 22px;
  }
`;

const Sample = styled.i<{ $isFaceToFace?: boolean }>`
  width: 22px;
  height: 18px;
  border-left: 3px solid
    ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.fill : theme.color.action.base)};
  border-radius: ${theme.radius.tag};
  background: ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.tint : theme.color.action.tint)};
  ${media.forcedColors} {
    border: 1px ${({ $isFaceToFace }) => ($isFaceToFace ? 'dashed' : 'solid')};
    border-left: ${({ $isFaceToFace }) => ($isFaceToFace ? '6px double' : '4px solid')};
  }
`;
