import { styled } from 'styled-components';

/** A date of figures, '2026-11-17': its hyphens are no place for a line to break. */
export const UnbrokenDate = styled.span`
  white-space: nowrap;
`;
