import type { StartConcern } from '@cloud-school/engine';
import { CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface ConcernProps {
  kind: StartConcern['kind'];
  title: string;
  children: ReactNode;
  /** A button for this concern alone. */
  action?: ReactNode;
}

/** One finding: a cross stops the start, a triangle is a risk, an i is information. */
export function Concern({ kind, title, children, action }: ConcernProps) {
  const { Icon, ink } = looks[kind];
  return (
    <Item>
      <Icon size={20} strokeWidth={1.75} color={ink} aria-hidden />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
      {action}
    </Item>
  );
}

const { danger, warning, action: actionColor } = theme.color;

const looks: Record<StartConcern['kind'], { Icon: LucideIcon; ink: string }> = {
  offline: { Icon: CircleX, ink: danger.ink },
  'open-elsewhere': { Icon: CircleX, ink: danger.ink },
  'no-storage': { Icon: TriangleAlert, ink: warning.ink },
  'sign-in-ends': { Icon: TriangleAlert, ink: warning.ink },
  'clock-differs': { Icon: Info, ink: actionColor.base },
};

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[4]} 0;
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  > svg {
    flex: none;
  }
  > div {
    flex: 1 1 200px;
  }
  b {
    font: ${theme.type.bodyStrong};
  }
  p {
    color: ${theme.color.text.secondary};
  }
  button {
    margin-left: auto;
  }
`;
