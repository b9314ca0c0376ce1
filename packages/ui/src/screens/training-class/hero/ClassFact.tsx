import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { theme } from '../../../theme/theme.ts';
import { DeepRetry, DeepWaiting } from './DeepValue.tsx';

interface ClassFactProps {
  label: string;
  /** A fact that is null renders nothing; one that failed offers to load it again. */
  value: Loadable<string | null>;
}

/** A fact of the class in its line: 班主任 林静怡. */
export function ClassFact({ label, value }: ClassFactProps) {
  if (value.status === 'ready' && value.data === null) return null;
  return (
    <Root aria-busy={value.status === 'loading' || undefined}>
      <Label>{label}</Label>
      {value.status === 'failed' ? (
        <DeepRetry label={label} onRetry={value.onRetry} />
      ) : (
        <Value>{value.status === 'ready' ? value.data : <DeepWaiting />}</Value>
      )}
    </Root>
  );
}

const Root = styled.li`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  min-width: 0;
  font: ${theme.type.caption};
`;

const Label = styled.span`
  flex: none;
  color: ${theme.color.hero.label};
`;

const Value = styled.span`
  font: ${theme.type.captionStrong};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
