import { formatDayName } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { theme } from '../../theme/theme.ts';
import type { DayMark } from '../day/dayMark.ts';
import { DayMarkLabel } from '../day/DayMarkLabel.tsx';
import type { Lesson } from '../lesson/Lesson.ts';
import { CardTop } from './CardTop.tsx';
import { DayCardRow } from './DayCardRow.tsx';

export interface DayCardProps extends NativeProps<'div', 'children'> {
  date: string;
  mark: DayMark;
  lessons: readonly Lesson[];
  activityTo: (lesson: Lesson) => string;
  onClose: () => void;
}

/** Rows in the document at most; the whole list is in the view of all lessons. */
const MAX_ROWS = 100;

/** All lessons of a day; a press on one opens its activity (TIME-03). */
export function DayCard({ date, mark, lessons, activityTo, onClose, ...rest }: DayCardProps) {
  const hidden = lessons.length - MAX_ROWS;
  return (
    <Root {...rest}>
      <CardTop onClose={onClose}>
        <div>
          <Title>{formatDayName(date)}</Title>
          <State>
            <DayMarkLabel mark={mark} />
            <span>共 {lessons.length} 节</span>
          </State>
        </div>
      </CardTop>
      <Rows>
        {lessons.slice(0, MAX_ROWS).map((lesson) => (
          <li key={lesson.key}>
            <DayCardRow lesson={lesson} to={activityTo(lesson)} />
          </li>
        ))}
        {hidden > 0 && <Rest>还有 {hidden} 项，请在“全部”中查看</Rest>}
      </Rows>
    </Root>
  );
}

const Root = styled.div`
  width: calc(360px - 2 * ${theme.space[4]});
  max-width: 100%;
`;

const Title = styled.h2`
  padding-top: ${theme.space[1]};
  font: ${theme.type.labelStrong};
`;

const State = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Rows = styled.ul`
  max-height: 400px;
  margin: ${theme.space[3]} calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[2]});
  overflow-y: auto;
  > li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

const Rest = styled.li`
  padding: ${theme.space[3]} ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
