import type { ClassroomKind } from '@cloud-school/api-client';
import {
  Archive,
  AudioLines,
  ClipboardPen,
  FileCheck2,
  FileText,
  Images,
  type LucideIcon,
  MapPin,
  Newspaper,
  Radio,
  Shapes,
  SquarePlay,
} from 'lucide-react';

/** Icon and label of each kind of classroom, in directories and on the course page (VIEW-07). */
export const CLASSROOM_KINDS: Record<ClassroomKind, { label: string; Icon: LucideIcon }> = {
  video: { label: '视频', Icon: SquarePlay },
  audio: { label: '音频', Icon: AudioLines },
  article: { label: '文章', Icon: Newspaper },
  document: { label: '文档', Icon: FileText },
  archive: { label: '资料包', Icon: Archive },
  homework: { label: '作业', Icon: ClipboardPen },
  test: { label: '测试', Icon: FileCheck2 },
  image: { label: '图片', Icon: Images },
  live: { label: '直播', Icon: Radio },
  'face-to-face': { label: '面授', Icon: MapPin },
  // Codes 20, 90 and 91 share the icon of a test and open in the viewer.
  'other-test': { label: '测试', Icon: FileCheck2 },
  other: { label: '课件', Icon: Shapes },
};
