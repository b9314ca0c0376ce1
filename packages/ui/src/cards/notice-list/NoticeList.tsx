import type { Notice } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { isRecent } from './isRecent.ts';

export interface NoticeListProps extends NativeProps<'ul', 'children'> {
  notices: Notice[];
  /** The address of a notice's page; without one the line is plain text. */
  getLink?: (notice: Notice) => string | undefined;
  /** 'YYYY-MM-DD': notices of the last days have the tag 新; without it none has. */
  today?: string;
  /** Adds the year and, in windows wider than a phone, the writer. */
  isDetailed?: boolean;
}

/** Notices with their days: one line each, on a phone two, so that a title of usual length is read whole. */
export function NoticeList({ notices, getLink, today, isDetailed = false, ...rest }: NoticeListProps) {
  return (
    <ul {...rest}>
      {withKeys(notices).map(([notice, key]) => {
        const to = getLink?.(notice);
        const content = (
          <>
            <Day dateTime={notice.createdAt?.slice(0, 10)} $isDetailed={isDetailed}>
              {notice.createdAt?.slice(isDetailed ? 0 : 5, 10)}
            </Day>
            <Title>
              <PhraseText>{notice.title}</PhraseText>
            </Title>
            {today !== undefined && isRecent(notice.createdAt, today) && <Tag tone="accent">新</Tag>}
            {isDetailed && <Writer>{notice.writerName}</Writer>}
          </>
        );
        return (
          <Item key={key}>
            {to ? (
              <Row as={Link} to={to}>
                {content}
              </Row>
            ) : (
              <Row>{content}</Row>
            )}
          </Item>
        );
      })}
    </ul>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 60px;
  border-radius: ${theme.radius.control};
  &[href]:hover {
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    /* As high with two lines as with one. */
    padding-block: 6px;
  }
  ${media.largeText} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Day = styled.time<{ $isDetailed: boolean }>`
  flex: none;
  width: ${({ $isDetailed }) => ($isDetailed ? '5.25rem' : '2.75rem')};
  color: ${theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    width: ${({ $isDetailed }) => ($isDetailed ? '4.25rem' : '2.125rem')};
    font: ${theme.type.caption};
  }
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  ${clamp(1)}
  font: ${theme.type.item};
  ${media.phone} {
    ${clamp(2)}
    font: ${theme.type.body};
    text-wrap: pretty;
  }
`;

const Writer = styled.span`
  flex: none;
  max-width: 12em;
  ${clamp(1)}
  color: ${theme.color.text.tertiary};
  ${media.phone} {
    display: none;
  }
`;
