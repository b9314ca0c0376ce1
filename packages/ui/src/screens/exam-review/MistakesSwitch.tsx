import { styled } from 'styled-components';
import { isMistake } from '../../answer-card/countResults.ts';
import type { NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { theme } from '../../theme/theme.ts';

interface MistakesSwitchProps {
  entries: NumberedQuestion[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** 只看错题. Without a number, which would count what is partly right as wrong. */
export function MistakesSwitch({ entries, isOn, onChange }: MistakesSwitchProps) {
  return (
    <Row label="只看错题" isOn={isOn} disabled={!isOn && !entries.some(isMistake)} onChange={onChange} />
  );
}

const Row = styled(Switch)`
  display: flex;
  flex-direction: row-reverse;
  justify-content: space-between;
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.fill};
`;
