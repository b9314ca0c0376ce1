import { formatRelativeTime, isolate } from '@cloud-school/domain';
import { MessageCircleReply } from 'lucide-react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { MineCard, MineEmpty } from './MineCard.tsx';

/** An answer of a teacher to a question of the student. */
export interface OwnAnswer {
  id: string;
  teacherName: string;
  text: string;
  question: string;
  /** 'YYYY-MM-DD HH:mm:ss'; null where the server does not send it. */
  createdAt: string | null;
  isUnread: boolean;
  /** The lesson in which it was asked. */
  to: string;
}

export interface AnswersCardProps {
  answers: Loadable<OwnAnswer[]>;
  now: Date;
  onOpenAnswer: (answer: OwnAnswer) => void;
}

/** What teachers answered; an unread one is marked. */
export function AnswersCard({ answers, now, onOpenAnswer }: AnswersCardProps) {
  const unread = answers.status === 'ready' ? answers.data.filter(({ isUnread }) => isUnread).length : 0;
  return (
    <MineCard
      title="消息"
      mark={
        unread > 0 && (
          <Unread>
            {unread}
            <VisuallyHidden> 条没看</VisuallyHidden>
          </Unread>
        )
      }
    >
      <Block
        of={answers}
        skeleton={<Skeleton height={160} shape="block" />}
        errorTitle="消息加载失败"
        errorVariant="bare"
        isEmpty={(data) => data.length === 0}
        empty={
          <MineEmpty
            icon={<MessageCircleReply size={20} aria-hidden />}
            title="没有新消息"
            hint="老师回复了，会在这里说一声"
          />
        }
      >
        {(data) => (
          <ul>
            {data.map((answer) => (
              <Row key={answer.id} $isUnread={answer.isUnread}>
                <Link to={answer.to} onClick={() => onOpenAnswer(answer)}>
                  <Avatar name={answer.teacherName} size={40} />
                  <span>
                    <b>
                      {answer.isUnread && <VisuallyHidden>没看：</VisuallyHidden>}
                      <span>{isolate(answer.teacherName)}老师的回复</span>
                    </b>
                    <Time>{formatRelativeTime(answer.createdAt, now)}</Time>
                    <Text>“{answer.text}”</Text>
                    <Question>问：{answer.question}</Question>
                  </span>
                </Link>
              </Row>
            ))}
          </ul>
        )}
      </Block>
    </MineCard>
  );
}

const Unread = styled.span`
  min-width: 1.25rem;
  padding: 1px 6px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.danger.ink};
  color: ${theme.color.text.onStatus};
  font: ${theme.type.captionStrong};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.li<{ $isUnread: boolean }>`
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  > a {
    position: relative;
    display: flex;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} 0;
    /* Unread: a dot at the portrait. */
    &::before {
      content: ${({ $isUnread }) => ($isUnread ? "''" : 'none')};
      position: absolute;
      top: ${theme.space[3]};
      left: ${theme.space[8]};
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: ${theme.color.danger.ink};
    }
    > span {
      display: grid;
      flex: 1;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${theme.space[3]};
      min-width: 0;
    }
  }
  b {
    font: ${({ $isUnread }) => ($isUnread ? theme.type.bodyStrong : theme.type.body)};
  }
`;

const Time = styled.span`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.span`
  ${clamp(2)}
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
`;

const Question = styled(Text)`
  ${clamp(1)}
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
