import { LoaderCircle } from 'lucide-react';
import { keyframes, styled, type StyledComponent } from 'styled-components';

/** One turn. */
export const turn = keyframes`to { transform: rotate(360deg); }`;

/** A turning circle. Decoration: the text beside it names what is loading. */
export const Spinner: StyledComponent<typeof LoaderCircle> = styled(LoaderCircle).attrs({
  'aria-hidden': true,
})`
  animation: ${turn} 900ms linear infinite;
`;
