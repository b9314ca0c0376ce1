import type { SearchGroup } from '@cloud-school/domain';
import {
  Award,
  BookOpen,
  BookX,
  GraduationCap,
  LayoutGrid,
  type LucideIcon,
  MonitorPlay,
  Newspaper,
  NotebookPen,
} from 'lucide-react';

export const ALL_ICON = LayoutGrid;

/** Of the groups at the left, and of their rows. */
export const GROUP_ICONS: Record<SearchGroup, LucideIcon> = {
  course: BookOpen,
  lesson: MonitorPlay,
  note: NotebookPen,
  mistake: BookX,
  certificate: Award,
  product: GraduationCap,
  news: Newspaper,
};
