import {
  ChartColumn,
  CircleHelp,
  Images,
  type LucideIcon,
  Medal,
  Megaphone,
  MessageCircle,
  NotebookPen,
  Route,
  Star,
  UsersRound,
} from 'lucide-react';

export interface ClassService {
  name: string;
  Icon: LucideIcon;
  /** Only for a class with a face-to-face course (CDET-05). */
  needsFaceToFace?: boolean;
}

/** What the app offers for a class; none of it is open on the PC version (CDET-06). */
export const SERVICE_GROUPS: { title: string; services: ClassService[] }[] = [
  {
    title: '学习服务',
    services: [
      { name: '班级公告', Icon: Megaphone },
      { name: '班级群', Icon: MessageCircle },
      { name: '同学圈', Icon: UsersRound },
      { name: '学习提问', Icon: CircleHelp },
      { name: '学习笔记', Icon: NotebookPen },
      { name: '课堂花絮', Icon: Images, needsFaceToFace: true },
    ],
  },
  {
    title: '学习管理',
    services: [
      { name: '学径单', Icon: Route },
      { name: '学习报告', Icon: ChartColumn },
      { name: '成绩评价', Icon: Star },
      { name: '结业证书', Icon: Medal },
    ],
  },
];
