import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import type { OpenState } from './openState.ts';

/** 营业中 with a full dot, 休息中 with a ring: neither relies on colour alone. */
export function OpenMark({ state }: { state: OpenState }) {
  return (
    <Mark $state={state}>
      <Dot aria-hidden $state={state} />
      <span>{state === 'open' ? '营业中' : '休息中'}</span>
    </Mark>
  );
}

const Mark = styled.span<{ $state: OpenState }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  margin-left: auto;
  color: ${({ $state }) => ($state === 'open' ? theme.color.success.ink : theme.color.text.tertiary)};
  font: ${({ $state }) => ($state === 'open' ? theme.type.captionStrong : theme.type.caption)};
`;

const Dot = styled.span<{ $state: OpenState }>`
  width: 8px;
  height: 8px;
  border: 2px solid currentColor;
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'open' ? 'currentColor' : 'transparent')};
`;
