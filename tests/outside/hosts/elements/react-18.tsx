import '@cloud-school/elements';
import type { CsAnswerCard, CsAnswerCardEvents, FieldElement } from '@cloud-school/elements';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** As the README says: React 18 sets attributes alone. */
function Field({ tag }: { tag: string }) {
  const field = useRef<FieldElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    const current = field.current;
    if (!current) return undefined;
    const read = () => setValue(current.value);
    current.addEventListener('input', read);
    return () => current.removeEventListener('input', read);
  }, []);
  useLayoutEffect(() => {
    if (field.current) Object.assign(field.current, { value });
  }, [value]);
  // Its name is known when it runs.
  const Element = tag as 'div';
  const attributes = { label: '字段', captcha: 'data:,', 'is-open': '' };
  return <Element ref={field as never} {...attributes} />;
}

function App() {
  const card = useRef<CsAnswerCard>(null);
  const [current, setCurrent] = useState(3);
  useLayoutEffect(() => {
    const element = card.current;
    const choose = (event: Event) => setCurrent((event as CsAnswerCardEvents['cs-choose']).detail.number);
    element?.addEventListener('cs-choose', choose);
    return () => element?.removeEventListener('cs-choose', choose);
  }, []);
  const field = location.hash.slice(1);
  return (
    <>
      {createElement('cs-answer-card', { ref: card, total: 12, current })}
      {field && <Field tag={field} />}
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
