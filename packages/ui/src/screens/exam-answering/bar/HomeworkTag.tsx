import { ClipboardPen } from 'lucide-react';
import { Tag } from '../../../primitives/tag/Tag.tsx';

/** Distinguishes homework from a test, whose bar has no tag. */
export function HomeworkTag() {
  return (
    <Tag tone="accent" icon={<ClipboardPen size={14} aria-hidden />}>
      作业
    </Tag>
  );
}
