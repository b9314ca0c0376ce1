import { ClassUnavailable, PageContainer, theme } from '@cloud-school/ui';
import { styled } from 'styled-components';
import { paths } from '../../platform/navigation/paths.ts';
import type { ClassFailure } from './useClassStudent.ts';

/** In place of a page whose student cannot be known. */
export function ClassFailurePage({ failure }: { failure: ClassFailure }) {
  return (
    <Root>
      <ClassUnavailable {...failure} classesTo={paths.myClasses} />
    </Root>
  );
}

const Root = styled(PageContainer)`
  padding-block: ${theme.space[6]} ${theme.space[12]};
`;
