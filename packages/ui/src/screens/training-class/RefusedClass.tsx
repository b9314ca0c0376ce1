import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';

interface RefusedClassProps {
  /** The server's words: 您不在这个班级 */
  message: string;
  classesTo: string;
}

/** A class that does not exist or is not the student's: one message for all blocks, with the way to the others. */
export function RefusedClass({ message, classesTo }: RefusedClassProps) {
  return (
    <div role="alert">
      <VisuallyHidden as="h1">班级详情</VisuallyHidden>
      <EmptyState
        title={message}
        hint="请从“我的学习”进入您的班级"
        action={<ButtonLink to={classesTo}>查看我的学习</ButtonLink>}
      />
    </div>
  );
}
