import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** A named group of filters in a line that wraps. */
export const FilterRow = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
