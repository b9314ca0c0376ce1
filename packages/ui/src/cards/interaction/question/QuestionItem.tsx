import type { StudyQuestion } from '@cloud-school/domain';
import { Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { theme } from '../../../theme/theme.ts';
import { EntryRow, EntryText, InteractionEntry } from '../entry/InteractionEntry.tsx';

interface QuestionItemProps {
  question: StudyQuestion;
  isOwn: boolean;
  now: Date;
}

/** A question with the teachers' answers, or the note that it waits for one (QNA-01). */
export function QuestionItem({ question, isOwn, now }: QuestionItemProps) {
  const { title, studentName, studentAvatarUrl, createdAt, answers } = question;
  return (
    <EntryRow>
      <InteractionEntry
        authorName={studentName}
        avatarUrl={studentAvatarUrl}
        isOwn={isOwn}
        createdAt={createdAt}
        now={now}
      >
        <Question>{title}</Question>
        {answers.length === 0 && (
          <Waiting>
            <Hourglass size={14} aria-hidden />
            <span>等待老师回答</span>
          </Waiting>
        )}
        {answers.map((answer, index) => (
          <Answer key={index}>
            <InteractionEntry
              authorName={answer.teacherName}
              avatarUrl={null}
              tag={<TeacherTag tone="primary">老师</TeacherTag>}
              createdAt={answer.createdAt}
              now={now}
            >
              <AnswerText>{answer.text}</AnswerText>
            </InteractionEntry>
          </Answer>
        ))}
      </InteractionEntry>
    </EntryRow>
  );
}

const Question = styled(EntryText)`
  font: ${theme.type.item};
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
  color: ${theme.color.warning.ink};
  font: ${theme.type.caption};
`;

const Answer = styled.div`
  margin-top: ${theme.space[3]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
`;

const TeacherTag = styled(Tag)`
  height: 1.25rem;
  background: ${theme.color.surface.card};
`;

const AnswerText = styled(EntryText)`
  color: ${theme.color.text.secondary};
`;
