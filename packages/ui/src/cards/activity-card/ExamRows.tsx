import { type ActivityContent, type ClassActivity, CONTENT_KINDS, isolate } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { theme } from '../../theme/theme.ts';
import { ExamRow } from './ExamRow.tsx';

interface ExamRowsProps {
  activity: ClassActivity;
  onExam: (exam: ActivityContent) => void;
}

/** The tests and the homework of an activity; nothing without one. Other contents are studied in the classroom. */
export function ExamRows({ activity, onExam }: ExamRowsProps) {
  const exams = activity.contents.flatMap((content) => {
    const { exam } = CONTENT_KINDS[content.kind];
    return exam ? [{ content, kind: exam }] : [];
  });
  if (exams.length === 0) return null;
  return (
    <List aria-label={`${isolate(activity.name)}的测试和作业`}>
      {withKeys(exams, ({ content }) => content.id).map(([{ content, kind }, key]) => (
        <ExamRow key={key} kind={kind} content={content} onOpen={() => onExam(content)} />
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: ${theme.space[3]} 0 calc(-1 * ${theme.space[2]});
`;
