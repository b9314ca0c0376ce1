import type { BusinessLine } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { EntryIcon } from './EntryIcon.tsx';

export interface EntryGridProps extends NativeProps<'ul', 'children'> {
  lines: BusinessLine[];
  /** The address of a line's page; without one the cell is a button. */
  getLink?: (line: BusinessLine) => string | undefined;
  /** Without a page and without it the cell is plain text. */
  onOpen?: (line: BusinessLine) => void;
}

/** The school's business lines as a panel of cells (HOME-04). */
export function EntryGrid({ lines, getLink, onOpen, ...rest }: EntryGridProps) {
  return (
    <Panel {...rest} $count={lines.length}>
      {lines.map((line) => {
        const to = getLink?.(line);
        const content = (
          <>
            <EntryIcon line={line} />
            <span>
              <Name>{entries[line].name}</Name>
              <Hint>{entries[line].hint}</Hint>
            </span>
          </>
        );
        return (
          <li key={line}>
            {to ? (
              <LinkCell to={to}>{content}</LinkCell>
            ) : onOpen ? (
              <ButtonCell type="button" onClick={() => onOpen(line)}>
                {content}
              </ButtonCell>
            ) : (
              <Cell>{content}</Cell>
            )}
          </li>
        );
      })}
    </Panel>
  );
}

const entries: Record<BusinessLine, { name: string; hint: string }> = {
  enroll: { name: '报名', hint: '在线报名与缴费' },
  study: { name: '学习', hint: '进入我的学习' },
  certificate: { name: '证书', hint: '电子证书下载' },
  exam: { name: '考试', hint: '准考证与成绩' },
  score: { name: '评价', hint: '技能等级评价' },
  identification: { name: '鉴定', hint: '职业资格鉴定' },
};

const Panel = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, 1fr);
  min-height: 96px;
  overflow: hidden;
  ${cardSurface}
  li {
    position: relative;
    min-width: 0;
  }
  li + li::before {
    content: '';
    position: absolute;
    inset: 28px auto 28px 0;
    border-left: 1px solid ${theme.color.line.hairline};
  }
  ${media.tablet} {
    /* The gaps of one pixel show the hairlines, for any number of cells. */
    grid-template-columns: repeat(${({ $count }) => phoneColumns($count)}, 1fr);
    gap: 1px;
    li {
      box-shadow: 0 0 0 1px ${theme.color.line.hairline};
    }
    li + li::before {
      content: none;
    }
  }
  /* All in one row. */
  ${media.phone} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: 0;
    min-height: 0;
    padding: ${theme.space[1]};
    li {
      box-shadow: none;
    }
  }
  ${media.largeText} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const phoneColumns = (count: number) => (count === 2 || count === 4 ? 2 : Math.min(count, 3));

const cell = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  width: 100%;
  height: 100%;
  min-height: 96px;
  padding: 0 ${theme.space[2]};
  text-align: left;
  ${media.phone} {
    flex-direction: column;
    gap: ${theme.space[1]};
    min-height: 80px;
    padding: 0;
    border-radius: ${theme.radius.segment};
    text-align: center;
    > svg {
      width: 2rem;
      height: 2rem;
    }
  }
`;

const interactive = css`
  &:hover {
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Cell = styled.div`
  ${cell}
`;

const LinkCell = styled(Link)`
  ${cell}
  ${interactive}
`;

const ButtonCell = styled.button`
  ${cell}
  ${interactive}
`;

const Name = styled.span`
  display: block;
  font: ${theme.type.cardTitle};
  ${media.phone} {
    font: ${theme.type.itemStrong};
  }
`;

const Hint = styled.span`
  display: block;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  ${media.phone} {
    display: none;
  }
`;
