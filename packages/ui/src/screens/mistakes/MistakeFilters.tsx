import { QUESTION_KINDS } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { kindTraits } from '../../answer-card/kinds/kindTraits.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { FilterPill } from '../../primitives/pill/FilterPill.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type DueMistake, filterMistakes, type MistakeFilter } from './mistakeView.ts';

interface MistakeFiltersProps {
  due: readonly DueMistake[];
  courseNames: ReadonlyMap<string, string>;
  filter: MistakeFilter;
  onFilter: (filter: MistakeFilter) => void;
}

/** By course, by kind, and by how often: the counts of each follow the choice of the others. */
export function MistakeFilters({ due, courseNames, filter, onFilter }: MistakeFiltersProps) {
  'use memo';
  const ofCourses = filterMistakes(due, filter, 'courseId');
  const ofKinds = filterMistakes(due, filter, 'kind');
  const courses = [...courseNames].filter(([id]) => due.some(({ exam }) => exam.courseId === id));
  const kinds = QUESTION_KINDS.filter((kind) => due.some(({ question }) => question.kind === kind));
  return (
    <Card aria-label="筛选错题">
      {courses.length > 1 && (
        <Group>
          <legend>课程</legend>
          <Courses>
            <Course
              type="button"
              aria-pressed={filter.courseId === null}
              onClick={() => onFilter({ ...filter, courseId: null })}
            >
              <span>全部课程</span>
              <span>{ofCourses.length}</span>
            </Course>
            {courses.map(([id, name]) => (
              <Course
                key={id}
                type="button"
                aria-pressed={filter.courseId === id}
                onClick={() => onFilter({ ...filter, courseId: id })}
              >
                <span>{name}</span>
                <span>{ofCourses.filter(({ exam }) => exam.courseId === id).length}</span>
              </Course>
            ))}
          </Courses>
        </Group>
      )}
      <Group>
        <legend>题型</legend>
        <Kinds>
          <FilterPill
            isAll
            isPressed={filter.kind === null}
            onClick={() => onFilter({ ...filter, kind: null })}
          >
            全部 {ofKinds.length}
          </FilterPill>
          {kinds.map((kind) => (
            <FilterPill
              key={kind}
              isPressed={filter.kind === kind}
              onClick={() => onFilter({ ...filter, kind })}
            >
              {kindTraits[kind].label} {ofKinds.filter(({ question }) => question.kind === kind).length}
            </FilterPill>
          ))}
        </Kinds>
      </Group>
      <Switch
        label="只看错过两次以上"
        isOn={filter.isRepeated}
        onChange={(isRepeated) => onFilter({ ...filter, isRepeated })}
      />
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]};
  ${cardSurface}
  ${media.tablet} {
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} ${theme.space[4]};
  }
  /* One row that slides to the edges of the screen needs no card. */
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    margin-inline: calc(-1 * ${theme.space[4]});
    padding: 0 ${theme.space[4]};
    background: none;
    box-shadow: none;
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`;

const sliding = css`
  ${media.tablet} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${media.phone} {
    margin-inline: 0;
    overflow: visible;
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: ${theme.space[3]};
    padding: 0;
    font: ${theme.type.bodyStrong};
  }
  ${media.tablet} {
    legend {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Courses = styled.div`
  display: grid;
  margin-inline: calc(-1 * ${theme.space[3]});
  ${media.tablet} {
    display: flex;
    gap: ${theme.space[2]};
  }
  ${sliding}
`;

const Course = styled.button`
  display: flex;
  flex: none;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control.medium};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  text-align: left;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  > :last-child {
    color: ${theme.color.text.tertiary};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
    font: ${theme.type.bodyStrong};
    > :last-child {
      color: inherit;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.tablet} {
    max-width: 240px;
    min-height: ${theme.size.control.touch};
    background: ${theme.color.surface.fill};
  }
`;

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  ${media.tablet} {
    padding: ${theme.space[2]} 2px;
  }
  ${sliding}
`;
