import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';

/** Where classrooms open that the viewer does not show: pages of their own, or the app alone. */
export type OtherPlace = 'homework' | 'test' | 'offline' | 'app';

interface ElsewhereContentProps {
  place: OtherPlace;
  onOpen: () => void;
}

/** A classroom that is not studied in the viewer: one button opens its place. */
export function ElsewhereContent({ place, onOpen }: ElsewhereContentProps) {
  const { title, action } = WORDS[place];
  return <Empty variant="bare" title={title} action={<Button onClick={onOpen}>{action}</Button>} />;
}

const WORDS: Record<OtherPlace, { title: string; action: string }> = {
  homework: { title: '这是一份作业', action: '去作业' },
  test: { title: '这是一次测试', action: '去测试' },
  offline: { title: '这是一节面授课', action: '查看面授课堂' },
  app: { title: 'PC版功能暂未开放，请打开APP', action: '怎么打开' },
};

const Empty = styled(EmptyState)`
  min-height: 320px;
`;
