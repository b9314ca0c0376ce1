import { type ReactNode, useCallback, useState } from 'react';
import { useLazyModule } from '../../../primitives/lazy-module/useLazyModule.ts';
import type { Opened, OpenedCardProps } from './OpenedCard.tsx';

interface OpenedCardState {
  open: (next: Opened) => void;
  /** The open card, to be rendered anywhere. */
  element: ReactNode;
}

/** The card of what was pressed in the calendar, one at a time; its code loads with the first press. */
export function useOpenedCard(props: Omit<OpenedCardProps, 'opened' | 'onClose'>): OpenedCardState {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { module: OpenedCard, load } = useLazyModule(loadOpenedCard);
  const open = useCallback(
    (next: Opened) => {
      setOpened(next);
      load();
    },
    [load],
  );
  const element = OpenedCard && opened && (
    <OpenedCard {...props} opened={opened} onClose={() => setOpened(null)} />
  );
  return { open, element };
}

const loadOpenedCard = () => import('./OpenedCard.tsx').then(({ OpenedCard }) => OpenedCard);
