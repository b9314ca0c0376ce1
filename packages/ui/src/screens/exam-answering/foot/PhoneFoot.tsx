import { LayoutGrid } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../../theme/theme.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import type { FootProps } from './FootBar.tsx';

interface PhoneFootProps extends FootProps {
  total: number;
  onOpenCard: () => void;
}

/** The answer card's button and navigation; on the last question the hand-in, which the card holds too. */
export function PhoneFoot({
  source,
  total,
  hasPrevious,
  hasNext,
  isBusy,
  isReadOnly,
  submitVariant,
  onStep,
  onSubmit,
  onOpenCard,
}: PhoneFootProps) {
  const words = useAnsweringWords();
  const { answered } = useSyncExternalStore(source.subscribe, source.getProgress, source.getProgress);
  return (
    <Bar>
      <Card type="button" aria-busy={isBusy || undefined} onClick={onOpenCard}>
        <LayoutGrid size={22} strokeWidth={1.5} aria-hidden />
        <span>
          <VisuallyHidden>答题卡，已答 </VisuallyHidden>
          <b>{answered}</b> / {total}
        </span>
      </Card>
      {hasPrevious && (
        <Move size="large" variant="secondary" onClick={() => onStep('previous')}>
          上一题
        </Move>
      )}
      {hasNext && (
        <Move size="large" onClick={() => onStep('next')}>
          下一题
        </Move>
      )}
      {!hasNext && !isReadOnly && (
        <Move size="large" variant={submitVariant} isLoading={isBusy} onClick={onSubmit}>
          {isBusy ? words.isSubmitting : words.submit}
        </Move>
      )}
    </Bar>
  );
}

const Bar = styled.footer`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} max(${theme.space[4]}, calc((100% - 712px) / 2))
    max(${theme.space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
`;

const Card = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  gap: 2px;
  width: 76px;
  height: ${theme.size.control.large};
  border-radius: ${theme.radius.control};
  position: relative;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  b {
    color: ${theme.color.action.base};
  }
`;

const Move = styled(Button)`
  flex: 1;
`;
