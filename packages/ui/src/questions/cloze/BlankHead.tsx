import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface BlankHeadProps {
  current: number;
  count: number;
  answered: number;
  onMove: (index: number) => void;
}

/** 第 3 空 with the previous and the next blank; on phones, where only one row is shown. */
export function BlankHead({ current, count, answered, onMove }: BlankHeadProps) {
  return (
    <Head>
      <b>第 {current + 1} 空</b>
      <small>
        已答 {answered} / {count}
      </small>
      <IconButton
        label="上一空"
        variant="ghost"
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={current === 0}
        onClick={() => onMove(current - 1)}
      />
      <IconButton
        label="下一空"
        variant="ghost"
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={current === count - 1}
        onClick={() => onMove(current + 1)}
      />
    </Head>
  );
}

const Head = styled.div`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  b {
    font: ${theme.type.labelStrong};
  }
  small {
    flex: 1;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
`;
