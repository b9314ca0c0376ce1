import type { ActivityContent, ClassActivity } from '@cloud-school/api-client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { TestRow } from './TestRow.tsx';

interface TestRowsProps {
  activity: ClassActivity;
  onTest: (test: ActivityContent) => void;
}

/** The tests of an activity; nothing without one. Other contents are studied in the classroom. */
export function TestRows({ activity, onTest }: TestRowsProps) {
  const tests = activity.contents.filter(({ kind }) => kind === 'test');
  if (tests.length === 0) return null;
  return (
    <List aria-label={`${activity.name}的测试`}>
      {tests.map((test) => (
        <TestRow key={test.id} test={test} onOpen={() => onTest(test)} />
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: ${theme.space[3]} 0 calc(-1 * ${theme.space[2]});
`;
