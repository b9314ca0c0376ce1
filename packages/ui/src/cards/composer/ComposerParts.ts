import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The fields of a composer, at the foot of a panel. */
export const ComposerFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  [data-typing='false'] & {
    > :has(input) {
      display: none;
    }
    textarea {
      min-height: 2.75rem;
      max-height: 2.75rem;
    }
  }
  /* The button below it stands above the keyboard. */
  [data-typing='true'] & textarea {
    min-height: 3.5rem;
    max-height: 5.5rem;
  }
`;

/** The line under the fields; the button is at its end. */
export const ComposerActions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  /* On a phone a composer is one row until something is written in it. */
  [data-typing='false'] & {
    display: none;
  }
  > button:last-child {
    margin-left: auto;
  }
`;
