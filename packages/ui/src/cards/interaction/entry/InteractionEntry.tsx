import { formatSchoolTime, toDateTimeAttribute } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { theme } from '../../../theme/theme.ts';

interface InteractionEntryProps {
  authorName: string;
  avatarUrl: string | null;
  /** Own entries are signed 我. */
  isOwn?: boolean;
  /** Who the author is: 老师 */
  tag?: ReactNode;
  /** In the school's time, 'YYYY-MM-DD HH:mm:ss'. */
  createdAt: string | null;
  now: Date;
  children: ReactNode;
}

/** The author, the time and the content of a question, an answer, a note or a comment. */
export function InteractionEntry({
  authorName,
  avatarUrl,
  isOwn = false,
  tag,
  createdAt,
  now,
  children,
}: InteractionEntryProps) {
  return (
    <article>
      <Head>
        <Avatar name={authorName} src={avatarUrl} size={28} />
        <Author>{isOwn ? '我' : authorName}</Author>
        {tag}
        <Time dateTime={toDateTimeAttribute(createdAt)}>{formatSchoolTime(createdAt, now)}</Time>
      </Head>
      {children}
    </article>
  );
}

/** A list item of a panel. */
export const EntryRow = styled.li`
  padding: ${theme.space[4]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line.hairline};
`;

/** What a person wrote: plain text with its line breaks, never HTML. */
export const EntryText = styled.p`
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-wrap;
  font: ${theme.type.body};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
`;

const Author = styled.strong`
  min-width: 0;
  ${truncate}
  font: ${theme.type.bodyStrong};
`;

const Time = styled.time`
  flex: none;
  margin-left: auto;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
