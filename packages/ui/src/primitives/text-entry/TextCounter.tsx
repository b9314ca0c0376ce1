import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { countCharacters } from './textLimit.ts';

/** '43 / 100', amber when full. The text of a field excludes a running composition of an input method, so the count does too. */
export function TextCounter({ text, limit }: { text: string; limit: number }) {
  const count = countCharacters(text);
  return (
    <Root $isFull={count >= limit}>
      {count} / {limit}
    </Root>
  );
}

const Root = styled.span<{ $isFull: boolean }>`
  flex: none;
  color: ${({ $isFull }) => ($isFull ? theme.color.warning.ink : theme.color.text.tertiary)};
  font: ${({ $isFull }) => ($isFull ? theme.type.captionStrong : theme.type.caption)};
  font-variant-numeric: tabular-nums;
`;
