import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Link } from '../link/Link.tsx';
import type { NativeProps } from '../native/NativeProps.ts';
import { truncate } from '../text-overflow/truncate.ts';

export interface BreadcrumbProps extends NativeProps<'nav', 'children'> {
  /** From the root to the current page, which is the last item. */
  items: readonly { label: string; to?: string }[];
  label?: string;
}

export function Breadcrumb({ items, label = '当前位置', ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...rest}>
      <Trail>
        {items.map((item, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <Step key={`${index} ${item.label}`}>
              {index > 0 && <ChevronRight size={16} aria-hidden />}
              {item.to !== undefined && !isCurrent ? (
                <StepLink to={item.to}>{item.label}</StepLink>
              ) : (
                <Label aria-current={isCurrent ? 'page' : undefined} title={item.label}>
                  {item.label}
                </Label>
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
  /* As high as its link: the last step of a page that loads becomes one. */
  min-height: ${theme.size.control.medium};
  &:last-child {
    flex: 0 1 auto;
  }
  > svg {
    flex: none;
    margin: 0 ${theme.space[2]};
    color: ${theme.color.text.tertiary};
  }
`;

const StepLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control.medium};
  border-radius: ${theme.radius.tag};
  &:hover {
    color: ${theme.color.action.base};
  }
  /* Two characters are narrower than a finger. */
  ${media.phone} {
    &::after {
      content: '';
      position: absolute;
      inset: 0 calc(-1 * ${theme.space[2]});
    }
  }
`;

const Label = styled.span`
  ${truncate}
  &[aria-current] {
    color: ${theme.color.text.primary};
  }
`;
