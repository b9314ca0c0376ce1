import type { ExamKind } from '@cloud-school/domain';
import { BookOpen, BookX, ChevronRight, type LucideIcon, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Card, Head } from './FinishedCard.ts';
import { finishedWords } from './finishedWords.ts';

interface FinishedNextProps {
  kind: ExamKind;
  mistakes: number;
  /** The book of mistakes, where what was wrong is practised. */
  mistakesTo: string | undefined;
  /** The class, which says what is studied next. */
  classTo: string | undefined;
  /** The card has the width of the page: two rows stand side by side. */
  isWide?: boolean;
  onBack: () => void;
}

/** What comes next: the book of mistakes, the class, or once more. */
export function FinishedNext({
  kind,
  mistakes,
  mistakesTo,
  classTo,
  isWide = false,
  onBack,
}: FinishedNextProps) {
  const id = useId();
  return (
    <NextCard aria-labelledby={id}>
      <Head>
        <h3 id={id}>接下来</h3>
      </Head>
      <Rows $isWide={isWide}>
        {mistakesTo && mistakes > 0 && (
          <NextLink to={mistakesTo}>
            <NextContent Icon={BookX} title={`${mistakes} 道没全对，进了错题本`} detail="去错题本再练" />
          </NextLink>
        )}
        {classTo && (
          <NextLink to={classTo}>
            <NextContent Icon={BookOpen} title="接着学" detail="回到班级，看接下来学什么" />
          </NextLink>
        )}
        <NextButton type="button" onClick={onBack}>
          <NextContent
            Icon={RotateCcw}
            title="再做一次"
            detail={`回到${finishedWords[kind].name}页，看记录或重新开始`}
          />
        </NextButton>
      </Rows>
    </NextCard>
  );
}

function NextContent({ Icon, title, detail }: { Icon: LucideIcon; title: string; detail: string }) {
  return (
    <>
      <Tile aria-hidden>
        <Icon size={20} strokeWidth={1.75} />
      </Tile>
      <span>
        <strong>{title}</strong>
        <small>{detail}</small>
      </span>
      <ChevronRight size={18} aria-hidden />
    </>
  );
}

/** As high as the card beside it: its rows share the height. */
const NextCard = styled(Card)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
`;

const Rows = styled.div<{ $isWide: boolean }>`
  display: grid;
  > * + * {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  ${({ $isWide }) =>
    $isWide &&
    css`
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > * + * {
        padding-left: ${theme.space[8]};
        border-top: 0;
        border-left: 1px solid ${theme.color.line.hairline};
      }
      > :first-child {
        padding-right: ${theme.space[8]};
      }
      ${media.tablet} {
        grid-template-columns: minmax(0, 1fr);
        > :first-child {
          padding-right: 0;
        }
        > * + * {
          padding-left: 0;
          border-top: 1px solid ${theme.color.line.hairline};
          border-left: 0;
        }
      }
    `}
`;

const Tile = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
`;

const next = css`
  display: flex;
  width: 100%;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 72px;
  color: inherit;
  text-align: left;
  > span {
    flex: 1;
    min-width: 0;
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
    color: ${theme.color.text.tertiary};
  }
`;

const NextLink = styled(Link)`
  ${next}
`;

const NextButton = styled.button`
  ${next}
`;
