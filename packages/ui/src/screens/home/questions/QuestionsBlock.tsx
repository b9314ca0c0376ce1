import type { CommonQuestion } from '@cloud-school/domain';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { usePlainText } from '../../../primitives/rich-text/usePlainText.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { ListCard } from '../frame/ListCard.ts';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeHeadings } from '../homeHeadings.ts';
import { homeItemCounts } from '../homeItemCounts.ts';

export interface QuestionsBlockProps {
  questions: Loadable<CommonQuestion[]>;
  /** Address of the question's major, with the question open. */
  getLink: (question: CommonQuestion) => string;
  moreTo?: string;
}

/** Common questions with the beginning of their answers; each links to its whole answer (HOME-09). */
export function QuestionsBlock({ questions, getLink, moreTo }: QuestionsBlockProps) {
  const toPlainText = usePlainText(questions);
  return (
    <section aria-labelledby="home-questions">
      <SectionHead {...homeHeadings.questions} moreTo={moreTo} />
      <Card>
        <Block
          of={questions}
          skeleton={<QuestionsSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState variant="bare" title="暂无相关问题" hint="学校整理常见问题后会出现在这里" />}
          errorTitle="常见问题加载失败"
          errorVariant="bare"
        >
          {(data) => (
            <ul>
              {withKeys(data.slice(0, homeItemCounts.questions)).map(([question, key]) => (
                <li key={key}>
                  <Row to={getLink(question)}>
                    <Text>
                      <Name>
                        <PhraseText>{question.name}</PhraseText>
                      </Name>
                      <Answer>{toPlainText(question.answer)}</Answer>
                    </Text>
                    <ChevronRight size={16} aria-hidden />
                  </Row>
                </li>
              ))}
            </ul>
          )}
        </Block>
      </Card>
    </section>
  );
}

function QuestionsSkeleton() {
  return Array.from({ length: homeItemCounts.questions }, (_, index) => (
    <RowSkeleton key={index}>
      <Skeleton width={`${72 - index * 8}%`} />
      <Skeleton height={12} />
      <Skeleton width="60%" height={12} />
    </RowSkeleton>
  ));
}

const Card = styled(ListCard)`
  > ul,
  > [aria-busy] {
    display: grid;
    grid-auto-rows: 1fr;
  }
  li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[3]} 0;
  color: ${theme.color.text.tertiary};
  > svg {
    flex: none;
  }
  &:hover h3 {
    color: ${theme.color.action.base};
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.h3`
  color: ${theme.color.text.primary};
  font: ${theme.type.itemStrong};
`;

const Answer = styled.p`
  ${clamp(2)}
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: none;
  }
`;

const RowSkeleton = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[2]};
  min-height: 98px;
`;
