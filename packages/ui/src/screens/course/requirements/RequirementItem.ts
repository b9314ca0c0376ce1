import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** A requirement below the others. */
export const RequirementItem = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line.hairline};
`;
