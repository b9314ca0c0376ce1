import type { ExamKind } from '@cloud-school/domain';
import { BookX, ChevronRight, type LucideIcon, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { theme } from '../../theme/theme.ts';
import { Card, Head } from './FinishedCard.ts';
import { finishedWords } from './finishedWords.ts';

interface FinishedNextProps {
  kind: ExamKind;
  mistakes: number;
  /** The book of mistakes, where what was wrong is practised. */
  mistakesTo: string | undefined;
  onBack: () => void;
}

/** What comes next: the book of mistakes, or once more. */
export function FinishedNext({ kind, mistakes, mistakesTo, onBack }: FinishedNextProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h3 id={id}>接下来</h3>
      </Head>
      {mistakesTo && mistakes > 0 && (
        <NextLink to={mistakesTo}>
          <NextContent Icon={BookX} title={`${mistakes} 道错题进了错题本`} detail="去错题本再练" />
        </NextLink>
      )}
      <NextButton type="button" onClick={onBack}>
        <NextContent
          Icon={RotateCcw}
          title="再做一次"
          detail={`回到${finishedWords[kind].name}页，看答题记录，也可以重新开始`}
        />
      </NextButton>
    </Card>
  );
}

function NextContent({ Icon, title, detail }: { Icon: LucideIcon; title: string; detail: string }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{title}</strong>
        <small>{detail}</small>
      </span>
      <ChevronRight size={18} aria-hidden />
    </>
  );
}

const next = css`
  display: flex;
  width: 100%;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 64px;
  color: inherit;
  text-align: left;
  > span {
    flex: 1;
  }
  strong {
    display: block;
    font: ${theme.type.itemStrong};
  }
  small {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  > svg {
    flex: none;
    color: ${theme.color.action.base};
  }
`;

const NextLink = styled(Link)`
  ${next}
`;

const NextButton = styled.button`
  ${next}
  a + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;
