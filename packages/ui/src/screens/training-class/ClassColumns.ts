import { styled } from 'styled-components';
import { stickyAside } from '../../layout/aside-columns/stickyAside.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/*
 * Desktop: 792 px of lessons and courses, 384 px at the right, which stay in the window, 304 px below 1248. From 1023 px down
 * it is one column: the lessons of today, the goal, the courses, the services.
 */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  align-items: start;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) 304px;
  }
  ${media.tablet} {
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
  ${media.tablet} {
    display: contents;
  }
`;

const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  ${stickyAside}
  ${media.tablet} {
    display: contents;
  }
`;

const Cell = styled.div`
  min-width: 0;
`;

const Courses = styled(Cell)`
  ${media.tablet} {
    order: 2;
  }
`;

const Dynamics = styled(Cell)`
  ${media.tablet} {
    order: 3;
  }
  ${media.print} {
    display: none;
  }
`;

const Goal = styled(Cell)`
  ${media.tablet} {
    order: 1;
  }
`;

const Services = styled(Cell)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    order: 3;
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
  Courses,
  Goal,
  Dynamics,
  Services,
};
