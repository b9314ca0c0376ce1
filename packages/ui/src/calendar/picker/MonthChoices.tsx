import { twoDigits } from '@cloud-school/domain';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { theme } from '../../theme/theme.ts';
import { PickerFoot, PickerHead } from './PickerParts.tsx';

export interface MonthChoicesProps extends NativeProps<'div', 'children'> {
  /** A day of the current month. */
  date: string;
  today: string;
  /** Months of the training have a dot; null where its dates are unknown. */
  training: { from: string; to: string } | null;
  onChoose: (date: string) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a year, four in a row (TIME-03). */
export function MonthChoices({ date, today, training, onChoose, ...rest }: MonthChoicesProps) {
  const [year, setYear] = useState(() => Number(date.slice(0, 4)));
  return (
    <Root {...rest}>
      <PickerHead>
        <IconButton
          variant="ghost"
          label="上一年"
          icon={<ChevronsLeft size={20} aria-hidden />}
          onClick={() => setYear(year - 1)}
        />
        <strong aria-live="polite">{year} 年</strong>
        <IconButton
          variant="ghost"
          label="下一年"
          icon={<ChevronsRight size={20} aria-hidden />}
          onClick={() => setYear(year + 1)}
        />
      </PickerHead>
      <Months>
        {MONTHS.map((number) => {
          const month = `${String(year).padStart(4, '0')}-${twoDigits(number)}`;
          const isTraining =
            training !== null && training.from.slice(0, 7) <= month && month <= training.to.slice(0, 7);
          return (
            <Month
              key={month}
              type="button"
              aria-label={`${year} 年 ${number} 月${isTraining ? '，培训期内' : ''}`}
              aria-current={date.startsWith(month) || undefined}
              $isTraining={isTraining}
              onClick={() => onChoose(today.startsWith(month) ? today : `${month}-01`)}
            >
              {number} 月
            </Month>
          );
        })}
      </Months>
      <PickerFoot onReset={() => onChoose(today)} resetLabel="回到本月">
        {training && (
          <Legend>
            <i aria-hidden />
            培训期内
          </Legend>
        )}
      </PickerFoot>
    </Root>
  );
}

const Root = styled.div`
  width: calc(304px - 2 * ${theme.space[4]});
  max-width: 100%;
`;

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
`;

const Month = styled.button<{ $isTraining: boolean }>`
  position: relative;
  height: 44px;
  border-radius: ${theme.radius.control};
  color: ${({ $isTraining }) => ($isTraining ? theme.color.text.primary : theme.color.text.secondary)};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  &::after {
    content: '';
    display: ${({ $isTraining }) => ($isTraining ? 'block' : 'none')};
    position: absolute;
    bottom: ${theme.space[1]};
    left: calc(50% - 2px);
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${theme.color.action.base};
  }
  &:hover {
    background: ${theme.color.action.tint};
  }
  &[aria-current] {
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
    font: ${theme.type.bodyStrong};
    &::after {
      background: ${theme.color.text.onAction};
    }
  }
`;

const Legend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  i {
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${theme.color.action.base};
  }
`;
