import type { Question } from '@cloud-school/domain';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { getSanitizerFor, prepareRichTextFor } from '../../primitives/rich-text/loading/prepareRichText.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { Stem } from '../stem/Stem.tsx';
import { placeSlots } from './placeSlots.ts';

interface SlottedStemProps {
  id: string;
  question: Question;
  texts: string[];
  /** Index of the focused blank; -1 for none. */
  current: number;
  onPick: (index: number) => void;
  isSub?: boolean;
}

/** The stem with the student's texts in its blanks; a click on a blank focuses its field. */
export function SlottedStem({ id, question, texts, current, onPick, isSub }: SlottedStemProps) {
  const root = useRef<HTMLDivElement>(null);
  const { stemHtml } = question;
  const slotted = useMemo(() => placeSlots(stemHtml, texts.length), [stemHtml, texts.length]);

  // Without the sanitiser a stem shows as bare words, where the slots' numbers would read as answers.
  const [isReady, setIsReady] = useState(() => getSanitizerFor(stemHtml) !== null);
  useEffect(() => {
    if (!isReady)
      prepareRichTextFor(stemHtml).then(
        () => setIsReady(true),
        () => undefined,
      );
  }, [isReady, stemHtml]);

  // The slots are nodes of the sanitised stem: writing into them does not render its pictures and tables again.
  useLayoutEffect(() => {
    for (const [index, slot] of [...(root.current?.querySelectorAll('kbd') ?? [])].entries()) {
      const text = texts[index] ?? '';
      const mirror = slot.querySelector('em');
      if (mirror && mirror.textContent !== text) mirror.textContent = text;
      slot.toggleAttribute('data-filled', text.trim() !== '');
      slot.toggleAttribute('data-current', index === current);
    }
  });

  if (slotted === null || !isReady) return <Stem id={id} question={question} isSub={isSub} />;
  return (
    <Slots
      ref={root}
      onPointerUp={({ target }) => {
        const slot = target instanceof Element && target.closest('kbd');
        if (slot) onPick([...(root.current?.querySelectorAll('kbd') ?? [])].indexOf(slot));
      }}
    >
      <Stem id={id} question={question} html={slotted} isSub={isSub} />
    </Slots>
  );
}

const Slots = styled.div`
  [data-keep] {
    white-space: nowrap;
  }
  kbd {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-width: 5.5rem;
    max-width: 100%;
    height: 1.75rem;
    margin: 0 ${theme.space[1]};
    padding: 0 ${theme.space[2]};
    border: 0;
    border-bottom: 2px solid ${theme.color.line.control};
    border-radius: ${theme.radius.tag} ${theme.radius.tag} 0 0;
    background: ${theme.color.surface.fill};
    vertical-align: middle;
    cursor: pointer;
  }
  /* Only for screen readers: without them the number would be read as part of the sentence. */
  kbd small {
    ${visuallyHidden}
  }
  kbd b {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface.card};
    color: ${theme.color.text.secondary};
    font: ${theme.type.captionStrong};
  }
  kbd em {
    ${truncate}
    color: ${theme.color.action.base};
    font: ${theme.type.labelStrong};
    font-style: normal;
  }
  kbd[data-filled] {
    border-color: ${theme.color.action.mid};
    background: ${theme.color.action.tint};
  }
  kbd[data-filled] b {
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
  }
  kbd[data-current] {
    border-color: ${theme.color.action.base};
  }
`;
