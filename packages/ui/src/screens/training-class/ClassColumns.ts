import { styled } from 'styled-components';
import { stickyAside } from '../../layout/aside-columns/stickyAside.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/*
 * Desktop: 792 px of lessons and courses, 384 px at the right, which stay in the window. From 1247 px down it is one column:
 * the goal first, the services last. Only the goal, which holds no control, changes its place.
 */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  align-items: start;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[6]};
  ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[8]};
  }
  ${media.phone} {
    gap: ${theme.space[6]};
    margin-top: ${theme.space[3]};
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  min-width: 0;
  ${media.narrow} {
    display: contents;
  }
`;

const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  ${stickyAside}
  ${media.narrow} {
    display: contents;
  }
`;

const Cell = styled.div`
  min-width: 0;
`;

const Dynamics = styled(Cell)`
  ${media.print} {
    display: none;
  }
`;

const Goal = styled(Cell)`
  ${media.narrow} {
    order: -1;
  }
`;

const Services = styled(Cell)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: none;
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
  Dynamics,
  Services,
};
