import type { Classroom } from '@cloud-school/domain';
import { memo, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ClassroomTarget } from '../classroom/ClassroomTarget.ts';
import { contentIcons } from '../classroom/contentIcons.ts';
import { ClassroomFacts } from './ClassroomFacts.tsx';
import { CompletionLabel } from './CompletionLabel.tsx';
import { StateMark } from './StateMark.tsx';

/** Marks are for a narrow directory, labels for a list with room for words. */
export type ClassroomRowVariant = 'mark' | 'label';

interface ClassroomRowProps {
  classroom: Classroom;
  target: ClassroomTarget;
  isCurrent: boolean;
  variant: ClassroomRowVariant;
  /** Called on a press, besides the target: an overlay closes. */
  onPress?: (() => void) | undefined;
}

/**
 * One classroom of a directory with its kind, name and state (VIEW-01, VIEW-07, CROOM-01). Of a long directory only the rows that
 * have changed render again, while a lesson plays beside it.
 */
export const ClassroomRow = memo(function ClassroomRow({
  classroom,
  target,
  isCurrent,
  variant,
  onPress,
}: ClassroomRowProps) {
  const Icon = contentIcons[classroom.kind];
  return (
    <Press target={target} isCurrent={isCurrent} variant={variant} onPress={onPress}>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      <Text>
        <Name $isCurrent={isCurrent}>
          <PhraseText>{classroom.name}</PhraseText>
        </Name>
        <ClassroomFacts classroom={classroom} hasLiveState={variant === 'mark'} />
      </Text>
      {variant === 'mark' ? <StateMark {...classroom} /> : <CompletionLabel classroom={classroom} />}
    </Press>
  );
}, isSameRow);

/** Whether two renderings of a row show the same. Callers create a new target object each time, so addresses are compared. */
function isSameRow(
  { target: before, ...row }: ClassroomRowProps,
  { target: after, ...next }: ClassroomRowProps,
): boolean {
  const isSameTarget = before === after || ('to' in before && 'to' in after && before.to === after.to);
  return (
    isSameTarget &&
    row.classroom === next.classroom &&
    row.isCurrent === next.isCurrent &&
    row.variant === next.variant &&
    row.onPress === next.onPress
  );
}

interface PressProps extends Omit<ClassroomRowProps, 'classroom'> {
  children: ReactNode;
}

function Press({ target, isCurrent, variant, onPress, children }: PressProps) {
  if ('to' in target) {
    return (
      <RowLink
        to={target.to}
        aria-current={isCurrent ? 'page' : undefined}
        $variant={variant}
        $isCurrent={isCurrent}
        onClick={onPress}
      >
        {children}
      </RowLink>
    );
  }
  return (
    <RowButton
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      $variant={variant}
      $isCurrent={isCurrent}
      onClick={() => {
        onPress?.();
        target.onOpen();
      }}
    >
      {children}
    </RowButton>
  );
}

const row = css<{ $variant: ClassroomRowVariant; $isCurrent: boolean }>`
  display: flex;
  align-items: ${({ $variant }) => ($variant === 'mark' ? 'flex-start' : 'center')};
  gap: 10px;
  width: 100%;
  min-height: ${({ $variant }) => ($variant === 'mark' ? '60px' : '64px')};
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[5]};
  text-align: left;
  > svg:first-child {
    flex: none;
    margin-top: ${({ $variant }) => ($variant === 'mark' ? '3px' : '0')};
    color: ${({ $isCurrent }) => ($isCurrent ? theme.color.action.base : theme.color.text.secondary)};
  }
  ${({ $isCurrent }) =>
    $isCurrent &&
    css`
      background: ${theme.color.action.tint};
      box-shadow: inset 3px 0 ${theme.color.action.base};
      ${media.forcedColors} {
        border-left: ${theme.space[1]} solid Highlight;
        padding-left: ${theme.space[4]};
      }
    `}
  &:hover {
    background: ${({ $isCurrent }) => ($isCurrent ? theme.color.action.tint : theme.color.surface.ground)};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const RowLink = styled(Link)<{ $variant: ClassroomRowVariant; $isCurrent: boolean }>`
  ${row}
`;

const RowButton = styled.button<{ $variant: ClassroomRowVariant; $isCurrent: boolean }>`
  ${row}
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span<{ $isCurrent: boolean }>`
  ${clamp(2)}
  overflow-wrap: anywhere;
  text-wrap: pretty;
  font: ${({ $isCurrent }) => ($isCurrent ? theme.type.bodyStrong : theme.type.body)};
  color: ${({ $isCurrent }) => ($isCurrent ? theme.color.action.base : theme.color.text.primary)};
`;
