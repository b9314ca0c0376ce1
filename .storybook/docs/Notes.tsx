import { styled } from 'styled-components';
import type { PartNotes } from '../../packages/ui/src/testing/PartNotes.ts';
import { fontFamily } from '../../packages/ui/src/tokens/scales.ts';
import { storyAddress } from '../frames/storyAddress.ts';

/** 'ButtonLink' → 'button-link--docs', the page of a component. */
const pageOf = (name: string) => `${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}--docs`;

/** What a designer asks about a component: use, anatomy, keys, what is read aloud, related parts. */
export function Notes({ notes }: { notes: PartNotes }) {
  const keys = Object.entries(notes.keys);
  return (
    <Columns>
      <Lines title="该这样用" lines={notes.do} mark="seagreen" />
      <Lines title="不要这样用" lines={notes.dont} mark="firebrick" />
      <Lines title="结构" lines={notes.anatomy} />
      <Lines title="读屏" lines={notes.reader} />
      <Column>
        <h3>键盘</h3>
        {keys.length === 0 && <p>不接收焦点</p>}
        <dl>
          {keys.map(([key, effect]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Column>
      <Column>
        <h3>相关部件</h3>
        <ul>
          {notes.related.map((name) => (
            <li key={name}>
              <a href={storyAddress(pageOf(name))} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    </Columns>
  );
}

function Lines({ title, lines, mark }: { title: string; lines: readonly string[]; mark?: string }) {
  return (
    <Column $mark={mark}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Column>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  gap: 16px;
  margin: 24px 0;
`;

const Column = styled.section<{ $mark?: string | undefined }>`
  padding: 12px 16px;
  border-top: 3px solid ${({ $mark = 'transparent' }) => $mark};
  border-radius: 4px;
  background: rgba(128, 128, 128, 0.08);
  text-wrap: pretty;
  /* Storybook styles the paragraphs and lists of its pages otherwise than terms. */
  dt,
  dd,
  kbd {
    font: 14px/1.6 ${fontFamily};
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(96px, auto) 1fr;
    gap: 12px;
    padding: 4px 0;
  }
  dd {
    margin: 0;
  }
`;
