import '@cloud-school/elements';
import '@cloud-school/elements/jsx';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Fields() {
  const [value, setValue] = useState('');
  const field = location.hash.slice(1);
  const own = {
    value,
    label: '字段',
    onInput: (event: React.FormEvent<HTMLElement & { value: string }>) => setValue(event.currentTarget.value),
  };
  return (
    <>
      {field === 'cs-text-field' && <cs-text-field {...own} rule="mobile" />}
      {field === 'cs-code-field' && <cs-code-field {...own} />}
      {field === 'cs-captcha-field' && <cs-captcha-field {...own} captcha="data:," />}
      {field === 'cs-lookup-form' && <cs-lookup-form captcha="data:," />}
      {field === 'cs-consultation-form' && <cs-consultation-form isOpen />}
    </>
  );
}

function App() {
  const [current, setCurrent] = useState(3);
  return (
    <cs-brand primary="#0F766E">
      <cs-answer-card total={12} current={current} oncs-choose={(event) => setCurrent(event.detail.number)} />
      <Fields />
    </cs-brand>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
