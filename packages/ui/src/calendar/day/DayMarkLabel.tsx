import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { theme } from '../../theme/theme.ts';
import { type DayMark, dayMarkWords } from './dayMark.ts';

export interface DayMarkLabelProps extends NativeProps<'span', 'children'> {
  mark: DayMark;
  isToday?: boolean;
}

/** The state of a day as an icon and a word. */
export function DayMarkLabel({ mark, isToday = false, ...rest }: DayMarkLabelProps) {
  const { Icon, ink } = looks[mark.kind];
  return (
    <Root {...rest} style={{ color: ink, ...rest.style }}>
      {Icon && <Icon size={14} strokeWidth={2} aria-hidden />}
      <span>{dayMarkWords(mark, isToday)}</span>
    </Root>
  );
}

export const looks: Record<DayMark['kind'], { Icon: LucideIcon | null; ink: string }> = {
  rest: { Icon: null, ink: theme.color.text.tertiary },
  plain: { Icon: null, ink: theme.color.text.tertiary },
  done: { Icon: Check, ink: theme.color.success.ink },
  overdue: { Icon: X, ink: theme.color.danger.ink },
  upcoming: { Icon: Clock, ink: theme.color.action.base },
};

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font: ${theme.type.caption};
  white-space: nowrap;
`;
