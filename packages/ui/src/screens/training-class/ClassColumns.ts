import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/*
 * Desktop: 792 px of lessons and courses, 384 px at the right. From 1247 px down the right column goes under the left, in
 * two columns; on a phone all is one column with the goal first. Only the goal, which holds no control, changes its place.
 */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  align-items: start;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[6]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[10]};
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[6]};
    margin-top: ${theme.space[3]};
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  min-width: 0;
  ${media.phone} {
    display: contents;
  }
`;

const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    align-items: start;
  }
  ${media.phone} {
    display: contents;
  }
`;

const Cell = styled.div`
  min-width: 0;
`;

const Goal = styled(Cell)`
  ${media.narrow} {
    grid-row: span 2;
  }
  ${media.phone} {
    order: -1;
  }
`;

const Services = styled(Cell)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${media.narrow} {
    display: contents;
    /* Ends with the goal beside it. */
    > :first-child {
      align-self: stretch;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    display: grid;
  }
`;

/** The layout of the class page below its header. */
export const ClassColumns = {
  Root,
  Main,
  Side,
  Lessons: Cell,
  Courses: Cell,
  Goal,
  Dynamics: Cell,
  Services,
};
