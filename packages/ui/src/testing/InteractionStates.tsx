import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface InteractionStatesProps {
  /** The component in one row; disabled in the last one. */
  children: (isDisabled: boolean, name: string) => ReactNode;
  /** Leaves out the row of a component that nothing disables. */
  isNeverDisabled?: boolean;
}

interface InteractionState {
  name: string;
  /** Of the row: whatever is in it is in this state. */
  rowClass?: string;
  /** Each variant has the focus of the keyboard, as only one element of a page can have. */
  isFocused?: boolean;
  isDisabled?: boolean;
}

/** The classes are those of storybook-addon-pseudo-states, which writes the rules of :hover and the others for them too. */
const STATES: readonly InteractionState[] = [
  { name: '默认' },
  { name: '悬停', rowClass: 'pseudo-hover-all' },
  { name: '焦点', isFocused: true },
  { name: '按下', rowClass: 'pseudo-hover-all pseudo-active-all' },
  { name: '禁用', isDisabled: true },
];

/** A component in each state of interaction, one row a state. */
export function InteractionStates({ children, isNeverDisabled = false }: InteractionStatesProps) {
  return (
    <Rows>
      {STATES.filter(({ isDisabled }) => !(isDisabled && isNeverDisabled)).map((state) => (
        <StateRow key={state.name} state={state}>
          {children(state.isDisabled === true, state.name)}
        </StateRow>
      ))}
    </Rows>
  );
}

function StateRow({ state, children }: { state: InteractionState; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const isFocused = state.isFocused === true;

  useLayoutEffect(() => {
    if (isFocused && row.current) showFocus(row.current);
  }, [isFocused]);

  return (
    <>
      <Name>{state.name}</Name>
      <div ref={row} className={state.rowClass}>
        {children}
      </div>
    </>
  );
}

/**
 * What Tab reaches looks focused, and what is around it as if the focus were within: each control of a row of variants, the one
 * of a group that arrow keys walk through.
 */
function showFocus(row: HTMLElement) {
  const ofGroup = row.querySelector<HTMLElement>('[tabindex="0"], input[type="radio"]:checked');
  const controls = ofGroup
    ? [ofGroup]
    : row.querySelectorAll<HTMLElement>('a[href], button:enabled, input, textarea');
  for (const control of controls) {
    control.classList.add('pseudo-focus', 'pseudo-focus-visible');
    for (let box: HTMLElement | null = control; box && box !== row; box = box.parentElement)
      box.classList.add('pseudo-focus-within');
  }
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[5]} ${theme.space[6]};
`;

const Name = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
