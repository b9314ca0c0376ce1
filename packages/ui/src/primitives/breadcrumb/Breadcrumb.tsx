import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Link } from '../link/Link.tsx';
import { truncate } from '../text-overflow/truncate.ts';

interface BreadcrumbProps {
  /** From the root to here; the last one is the page itself. */
  items: readonly { label: string; to?: string }[];
  label?: string;
  className?: string;
}

/** Where this page lies. */
export function Breadcrumb({ items, label = '当前位置', className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <Trail>
        {items.map((item, index) => {
          const isHere = index === items.length - 1;
          return (
            <Step key={`${index} ${item.label}`}>
              {index > 0 && <ChevronRight size={16} aria-hidden />}
              {item.to !== undefined && !isHere ? (
                <Way to={item.to}>{item.label}</Way>
              ) : (
                <Here aria-current={isHere ? 'page' : undefined} title={item.label}>
                  {item.label}
                </Here>
              )}
            </Step>
          );
        })}
      </Trail>
    </nav>
  );
}

const Trail = styled.ol`
  display: flex;
  align-items: center;
  min-height: ${theme.size.control.medium};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
`;

const Step = styled.li`
  flex: none;
  display: flex;
  align-items: center;
  min-width: 0;
  &:last-child {
    flex: 0 1 auto;
  }
  > svg {
    flex: none;
    margin: 0 ${theme.space[2]};
    color: ${theme.color.text.tertiary};
  }
`;

const Way = styled(Link)`
  padding: ${theme.space[2]} 0;
  border-radius: ${theme.radius.tag};
  &:hover {
    color: ${theme.color.action.base};
  }
`;

const Here = styled.span`
  ${truncate}
  &[aria-current] {
    color: ${theme.color.text.primary};
  }
`;
