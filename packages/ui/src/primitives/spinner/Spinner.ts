import { LoaderCircle } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** A turning circle. Decoration: the text beside it names what is loading. */
export const Spinner = styled(LoaderCircle).attrs({ 'aria-hidden': true })`
  animation: ${turn} 900ms linear infinite;
`;
