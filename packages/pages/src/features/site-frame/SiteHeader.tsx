import { Header as StandardHeader } from '@cloud-school/ui';
import { Award, MonitorCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../../platform/navigation/lazyDialog.tsx';
import { majorPath, paths, schoolPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { loginAddress } from '../../platform/session/safeRedirect.ts';
import { useStudent } from '../../platform/session/useStudent.ts';
import { useSchoolFacts } from './useSchoolFacts.ts';

const LogoutDialog = lazyDialog(() => import('./LogoutDialog.tsx'), 'LogoutDialog');

/** Name, ways through the site, tools and who is signed in. */
export function SiteHeader() {
  const { brand, config } = usePortal();
  const location = useLocation();
  const { name, tags, school } = useSchoolFacts();
  const student = useStudent();
  const [isLeaving, setLeaving] = useState(false);
  const { Header = StandardHeader } = brand.slots;
  const at = (to: string) => ({ to, isCurrent: location.pathname === to });
  return (
    <>
      <Header
        name={name}
        partnerName={brand.fixedTitle ? school?.universityName : null}
        logoUrl={brand.fixedTitle ? null : school?.logoUrl}
        tags={tags}
        nav={[
          { label: '首页', ...at(paths.home) },
          { label: '培训项目', ...at(majorPath(null)) },
          {
            label: '新闻资讯',
            to: paths.newsList,
            isCurrent: location.pathname.startsWith('/news-information/'),
          },
          { label: '学校概况', ...at(schoolPath()) },
          { label: '我的学习', ...at(paths.myClasses) },
        ]}
        tools={[
          { label: '证书查询', ...at(paths.certificateQueryDesktop), icon: <Award size={16} aria-hidden /> },
          ...(config.examAddress
            ? [
                {
                  label: '考试登录',
                  href: config.examAddress,
                  icon: <MonitorCheck size={16} aria-hidden />,
                },
              ]
            : []),
        ]}
        appUrl={config.appDownloadAddress}
        account={
          student
            ? { kind: 'student', ...student, profileTo: paths.myClasses, onLogout: () => setLeaving(true) }
            : { kind: 'visitor', loginTo: loginAddress(brand, location) }
        }
      />
      {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </>
  );
}
