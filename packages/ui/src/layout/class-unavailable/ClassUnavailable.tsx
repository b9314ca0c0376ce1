import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { ErrorPanel } from '../../primitives/error-panel/ErrorPanel.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';

export interface ClassUnavailableProps extends NativeProps<'div', 'children' | 'role'> {
  /** The server's words: 您不在这个班级 */
  message: string;
  /** Null where another try is of no use: the class does not exist, or is not the student's. */
  onRetry: (() => void) | null;
  /** The list of the student's classes. */
  classesTo: string;
}

/** In place of the blocks of a page whose class cannot be read: another try, or the way to the student's classes. */
export function ClassUnavailable({ message, onRetry, classesTo, ...rest }: ClassUnavailableProps) {
  if (onRetry) return <ErrorPanel {...rest} title="班级加载失败" hint={message} onRetry={onRetry} />;
  return (
    <div {...rest} role="alert">
      <EmptyState
        title={message}
        hint="请从“我的学习”进入您的班级"
        action={<ButtonLink to={classesTo}>查看我的学习</ButtonLink>}
      />
    </div>
  );
}
