import { makePaper } from '@cloud-school/domain/testing';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { AnswerCard } from '../../../packages/ui/src/answer-card/AnswerCard.tsx';
import { AnswerTile } from '../../../packages/ui/src/answer-card/AnswerTile.tsx';
import { numberPaper, type NumberedPaper } from '../../../packages/ui/src/answer-card/numberPaper.ts';
import {
  makeAnswerSource,
  type MemoryAnswerSource,
} from '../../../packages/ui/src/answer-card/testing/makeAnswerSource.ts';
import { BrandThemeProvider } from '../../../packages/ui/src/theme/BrandThemeProvider.tsx';
import { plainBrandTheme } from '../../../packages/ui/src/theme/plain/plainBrandTheme.ts';
import type { CardCase } from './CardCase.ts';

declare global {
  interface Window {
    /** Draws a card, then measures the script of `answers` answers, each drawn before the next. */
    measureAnswers: (
      name: CardCase,
      tiles: number,
      answers: number,
    ) => Promise<{ ms: number; renders: number }>;
  }
}

interface CardProps {
  numbered: NumberedPaper;
  source: MemoryAnswerSource;
  onTileRender: () => void;
}

const pick = () => undefined;

/** The card as one writes it first: the whole list follows the store, and no tile is kept. */
function NaiveCard({ numbered: { groups, entries }, source, onTileRender }: CardProps) {
  const states = useSyncExternalStore(source.subscribe, source.getProgress);
  return (
    <div data-answered={states.answered}>
      {groups.map((group) => (
        <ul key={group.key}>
          {group.entries.map(({ number, question }) => (
            <li key={question.id}>
              <AnswerTile
                questionId={question.id}
                number={number}
                isCurrent={question.id === entries[0]?.question.id}
                source={source}
                // A new function with each render, which memo cannot keep.
                onPick={() => pick()}
                onTileRender={onTileRender}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function OurCard({ numbered: { groups, entries }, source, onTileRender }: CardProps) {
  return (
    <AnswerCard
      groups={groups}
      source={source}
      currentId={entries[0]?.question.id ?? null}
      onPick={pick}
      onTileRender={onTileRender}
    />
  );
}

const cards: Record<CardCase, (props: CardProps) => React.JSX.Element> = {
  ours: OurCard,
  naive: NaiveCard,
};

let root: Root | null = null;

/** Tiles subscribe, and count their renders, in effects that run after the paint. */
const settle = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

window.measureAnswers = async (name, tiles, answers) => {
  const box = document.getElementById('root');
  if (!box) throw new Error('The page has a root.');
  root?.unmount();
  root = createRoot(box);
  const paper = makePaper({ questionCount: tiles, kinds: ['single'] });
  const numbered = numberPaper(paper);
  const source = makeAnswerSource(paper);
  let renders = 0;
  const Card = cards[name];
  flushSync(() =>
    root?.render(
      <BrandThemeProvider brandTheme={plainBrandTheme}>
        <Card numbered={numbered} source={source} onTileRender={() => (renders += 1)} />
      </BrandThemeProvider>,
    ),
  );
  const ids = numbered.entries.map(({ question }) => question.id);
  await settle();
  renders = 0;
  const startedAt = performance.now();
  for (let index = 0; index < answers; index += 1) {
    const id = ids[Math.floor((index * ids.length) / answers)] ?? '';
    flushSync(() => source.answer(id, { optionKeys: ['A'], texts: [] }));
  }
  const ms = performance.now() - startedAt;
  await settle();
  return { ms, renders };
};
