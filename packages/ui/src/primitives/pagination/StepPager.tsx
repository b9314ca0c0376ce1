import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { NativeProps } from '../native/NativeProps.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.ts';

/** The words of a pager; its accessible name is `label`. */
export interface StepPagerLabels {
  previous: string;
  next: string;
  position: (current: number, pages: number) => string;
}

export interface StepPagerProps extends NativeProps<'nav', 'children' | 'onChange'> {
  /** Counts from 1. */
  current: number;
  pages: number;
  onChange: (page: number) => void;
  /** Accessible name: 推荐项目分页 */
  label: string;
  labels: StepPagerLabels;
}

/** Previous and next buttons with the page number, for a block's heading; a single page renders nothing. */
export function StepPager({ current, pages, onChange, label, labels, ...rest }: StepPagerProps) {
  if (pages <= 1) return null;
  return (
    <Root aria-label={label} {...rest}>
      <p aria-live="polite">
        <VisuallyHidden as="span">{labels.position(current, pages)}</VisuallyHidden>
        <span aria-hidden>
          <Current>{current}</Current> / {pages}
        </span>
      </p>
      <Step
        label={labels.previous}
        icon={<ChevronLeft size={16} aria-hidden />}
        disabled={current <= 1}
        onClick={() => onChange(current - 1)}
      />
      <Step
        label={labels.next}
        icon={<ChevronRight size={16} aria-hidden />}
        disabled={current >= pages}
        onClick={() => onChange(current + 1)}
      />
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  > p {
    margin-right: ${theme.space[2]};
  }
`;

const Current = styled.span`
  color: ${theme.color.text.primary};
  font: ${theme.type.bodyStrong};
`;

const Step = styled(IconButton)`
  ${media.coarsePointer} {
    width: ${theme.size.control.touch};
    height: ${theme.size.control.touch};
  }
`;
