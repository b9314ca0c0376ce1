import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BrandContext, pageStory, toolbarBrand } from '../testing/pageStory.tsx';

/**
 * Screens inside their pages, with header and rail, in the school of the toolbar's brand. Each is named after its screen.
 */
const meta = {
  title: 'Screens/整页 WholeScreens',
  id: 'whole-screens',
  // The stories of `pages` prove the same pages with `play`.
  tags: ['!test'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: { type: 'code' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The addresses of a page by the school that a brand's sandbox holds. */
interface Addresses {
  yunfan: string;
  kingdee: string;
}

const SCHOOLS: Readonly<Record<string, keyof Addresses>> = { kingdee: 'kingdee' };

const whole = (addresses: string | Addresses, isSignedIn: boolean) =>
  function WholeScreen(...[args, context]: [unknown, BrandContext]) {
    const school = SCHOOLS[toolbarBrand(context).id] ?? 'yunfan';
    const path = typeof addresses === 'string' ? addresses : addresses[school];
    return pageStory({ path, isSignedIn })(args, context);
  };
const visited = (addresses: string | Addresses) => whole(addresses, false);
const studied = (yunfan: string, kingdee = yunfan) => whole({ yunfan, kingdee }, true);

const YUNFAN = 'classId=c-elder-3&courseId=k-elder';
const KINGDEE = 'classId=c-finance-1&courseId=k-finance';

export const HomeScreen: Story = { name: '首页 整页', render: visited('/') };
export const HotMajorScreen: Story = { name: '热门专业 整页', render: visited('/educational-product') };
export const NewsListScreen: Story = { name: '新闻列表 整页', render: visited('/news-information/list') };
export const NoticeListScreen: Story = { name: '公告列表 整页', render: visited('/notice/list') };
export const SchoolProfileScreen: Story = { name: '学校概况 整页', render: visited('/school-info') };
export const LoginScreen: Story = {
  name: '登录 整页',
  render: visited({ yunfan: '/login', kingdee: '/kingdee-login' }),
};
export const RegisterScreen: Story = { name: '注册 整页', render: visited('/register?type=1') };
export const CertificateQueryScreen: Story = { name: '证书查询 整页', render: visited('/query_pc') };
export const MyClassesScreen: Story = { name: '我的班级 整页', render: studied('/study/mine') };
export const TrainingClassScreen: Story = {
  name: '班级详情 整页',
  render: studied(`/study/training-class?${YUNFAN}`, `/study/training-class?${KINGDEE}`),
};
export const TimetableScreen: Story = {
  name: '课表 整页',
  render: studied(`/study/class-time-table?${YUNFAN}`, `/study/class-time-table?${KINGDEE}`),
};
export const CourseScreen: Story = {
  name: '课程详情 整页',
  render: studied(`/study/course/course-detail?${YUNFAN}`, `/study/course/course-detail?${KINGDEE}`),
};
export const LessonScreen: Story = {
  name: '线上课堂 整页',
  render: studied(
    `/study/classroom/online?${YUNFAN}&classroomId=r-elder-43`,
    `/study/classroom/online?${KINGDEE}&classroomId=r-finance-11`,
  ),
};
export const ClassroomDetailScreen: Story = {
  name: '课堂详情 整页',
  render: studied(
    `/study/classroom/classroom-detail?${YUNFAN}`,
    `/study/classroom/classroom-detail?${KINGDEE}`,
  ),
};
export const OfflineClassroomScreen: Story = {
  name: '面授课堂 整页',
  render: studied(
    `/study/classroom/offline?${YUNFAN}&classroomId=r-elder-60&activityId=a-elder-6`,
    `/study/classroom/offline?${KINGDEE}&classroomId=r-finance-41`,
  ),
};
export const ExamIntroScreen: Story = {
  name: '考试进入页 整页',
  render: studied(
    `/study/test?${YUNFAN}&classroomId=r-quick`,
    `/study/test?${KINGDEE}&classroomId=r-finance-1`,
  ),
};
