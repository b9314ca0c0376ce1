import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** A person beside the words, of an entry and of its skeleton. */
export const DynamicsLayout = {
  Person: styled.div`
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${theme.space[3]};
  `,
  Words: styled.div`
    flex: 1;
    min-width: 0;
  `,
};
