import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { NativeProps } from '../native/NativeProps.ts';
import { PageJump } from './PageJump.tsx';
import { pageSlots } from './pageSlots.ts';

export interface PaginationProps extends NativeProps<'nav', 'children' | 'onChange'> {
  /** Counts from 1. */
  current: number;
  pages: number;
  onChange: (page: number) => void;
  /** Text at the left: 共 7 个班级，每页 4 个. */
  summary?: ReactNode;
  /** Adds a field to jump to a page. */
  hasJump?: boolean;
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  pageLabel?: (page: number) => string;
}

/** The page numbers of a list; a single page shows no buttons. */
export function Pagination({
  current,
  pages,
  onChange,
  summary,
  hasJump = false,
  label = '分页',
  previousLabel = '上一页',
  nextLabel = '下一页',
  pageLabel = (page) => `第 ${page} 页`,
  ...rest
}: PaginationProps) {
  return (
    <Root aria-label={label} {...rest}>
      {summary && <Summary>{summary}</Summary>}
      {pages > 1 && (
        <Buttons>
          <Step
            label={previousLabel}
            icon={<ChevronLeft size={16} aria-hidden />}
            disabled={current <= 1}
            onClick={() => onChange(current - 1)}
          />
          {pageSlots(current, pages).map((slot) =>
            'page' in slot ? (
              <Page
                key={slot.page}
                type="button"
                aria-label={pageLabel(slot.page)}
                aria-current={slot.page === current ? 'page' : undefined}
                onClick={() => slot.page !== current && onChange(slot.page)}
                $isNear={slot.isNear}
              >
                {slot.page}
              </Page>
            ) : (
              <Gap key={`before ${slot.gapBefore}`} aria-hidden>
                …
              </Gap>
            ),
          )}
          <Step
            label={nextLabel}
            icon={<ChevronRight size={16} aria-hidden />}
            disabled={current >= pages}
            onClick={() => onChange(current + 1)}
          />
        </Buttons>
      )}
      {hasJump && pages > 1 && <PageJump pages={pages} onJump={onChange} />}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

const Summary = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  ${media.phone} {
    gap: 6px;
    margin: 0 auto;
  }
`;

const Step = styled(IconButton)`
  border-color: ${theme.color.line.hairline};
`;

const Page = styled.button<{ $isNear: boolean }>`
  min-width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  padding: 0 6px;
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  &:hover {
    border-color: ${theme.color.line.control};
    color: ${theme.color.text.primary};
  }
  &[aria-current] {
    border-color: ${theme.color.action.base};
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
    font: ${theme.type.bodyStrong};
    cursor: default;
  }
  ${media.phone} {
    display: ${({ $isNear }) => ($isNear ? 'none' : 'block')};
  }
`;

const Gap = styled.span`
  width: ${theme.size.control.medium};
  color: ${theme.color.text.tertiary};
  text-align: center;
`;
