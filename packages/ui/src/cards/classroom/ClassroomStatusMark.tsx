import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { type ClassroomStatus, classroomStatusLooks } from './classroomStatusLooks.ts';

/** The status of a classroom as an icon and words. */
export function ClassroomStatusMark({ status: { kind, label } }: { status: ClassroomStatus }) {
  const { Icon, ink } = classroomStatusLooks[kind];
  return (
    <Root $ink={ink}>
      <Icon size={16} aria-hidden />
      <span>{label}</span>
    </Root>
  );
}

const Root = styled.span<{ $ink: string }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $ink }) => $ink};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
