import type { SearchGroup, SearchKind } from '@cloud-school/domain';
import {
  Award,
  BookOpen,
  BookX,
  GraduationCap,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  MonitorPlay,
  Newspaper,
  NotebookPen,
  Users,
} from 'lucide-react';

export const ALL_ICON = LayoutGrid;

/** Of the groups at the left. */
export const GROUP_ICONS: Record<SearchGroup, LucideIcon> = {
  course: BookOpen,
  lesson: MonitorPlay,
  note: NotebookPen,
  mistake: BookX,
  certificate: Award,
  product: GraduationCap,
  news: Newspaper,
};

/** Of a row. A lesson whose content is known has that one's icon. */
export const KIND_ICONS: Record<SearchKind, LucideIcon> = {
  ...GROUP_ICONS,
  class: Users,
  major: GraduationCap,
  notice: Megaphone,
};
