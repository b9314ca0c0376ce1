import { theme } from '@cloud-school/ui';
import { styled } from 'styled-components';

/** A table of tokens, one line each. */
export const TokenTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  font: ${theme.type.body};
  caption {
    padding: ${theme.space[6]} 0 ${theme.space[3]};
    text-align: start;
    font: ${theme.type.cardTitle};
  }
  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.line.hairline};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th {
    font: ${theme.type.bodyStrong};
  }
  thead th {
    color: ${theme.color.text.secondary};
    font: ${theme.type.captionStrong};
  }
`;
