import type { ContentKind } from '@cloud-school/domain';
import {
  Archive,
  ClipboardPen,
  File,
  FileCheck,
  FileText,
  Headphones,
  Images,
  type LucideIcon,
  MapPin,
  Newspaper,
  Radio,
  SquarePlay,
} from 'lucide-react';

/** The icon of each kind of content (VIEW-07). */
export const contentIcons: Record<ContentKind, LucideIcon> = {
  video: SquarePlay,
  audio: Headphones,
  article: Newspaper,
  document: FileText,
  archive: Archive,
  homework: ClipboardPen,
  test: FileCheck,
  image: Images,
  live: Radio,
  'face-to-face': MapPin,
  'other-test': FileCheck,
  other: File,
};
