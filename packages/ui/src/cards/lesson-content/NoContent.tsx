import { styled } from 'styled-components';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';

/** A classroom without a file, text or picture. */
export function NoContent() {
  return <Empty variant="bare" title="学校暂未上传内容" />;
}

const Empty = styled(EmptyState)`
  min-height: 320px;
`;
