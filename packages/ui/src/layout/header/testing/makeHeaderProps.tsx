import { makeBusinessSchool, makeSchool } from '@cloud-school/domain/testing';
import { Award, MonitorCheck } from 'lucide-react';
import type { HeaderProps } from '../Header.tsx';

/** The header of a school with every part, seen by a visitor. */
export function makeHeaderProps(overrides: Partial<HeaderProps> = {}): HeaderProps {
  const school = makeSchool();
  return {
    name: school.universityName,
    secondName: school.projectName,
    logoUrl: school.logoUrl,
    tags: makeBusinessSchool().tags,
    nav: [
      { label: '首页', to: '/', isCurrent: true },
      { label: '培训项目', to: '/educational-product' },
      { label: '新闻资讯', to: '/news' },
      { label: '学校概况', to: '/school-info' },
    ],
    tools: [
      { label: '证书查询', to: '/query', icon: <Award size={18} aria-hidden /> },
      { label: '考试登录', href: 'https://exam.example', icon: <MonitorCheck size={18} aria-hidden /> },
    ],
    appUrl: 'https://app.example/download',
    account: { kind: 'visitor', loginTo: '/login' },
    homeTo: '/',
    ...overrides,
  };
}
