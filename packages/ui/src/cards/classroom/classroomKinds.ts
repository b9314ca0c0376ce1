import type { ClassroomKind } from '@cloud-school/domain';
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

/** The word and the icon of each kind of classroom (VIEW-07). */
export const classroomKinds: Record<ClassroomKind, { label: string; Icon: LucideIcon }> = {
  video: { label: '视频', Icon: SquarePlay },
  audio: { label: '音频', Icon: Headphones },
  article: { label: '文章', Icon: Newspaper },
  document: { label: '文档', Icon: FileText },
  archive: { label: '压缩包', Icon: Archive },
  homework: { label: '作业', Icon: ClipboardPen },
  test: { label: '测试', Icon: FileCheck },
  image: { label: '图片', Icon: Images },
  live: { label: '直播', Icon: Radio },
  'face-to-face': { label: '面授', Icon: MapPin },
  'other-test': { label: '测试', Icon: FileCheck },
  other: { label: '其他', Icon: File },
};
