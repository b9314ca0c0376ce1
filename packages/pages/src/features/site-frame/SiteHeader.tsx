import { Header as StandardHeader, useIsHydrating } from '@cloud-school/ui';
import { Award, MonitorCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { paths, schoolPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { loginAddress } from '../../platform/session/safeRedirect.ts';
import { useStudent } from '../../platform/sign-in/useStudent.ts';
import { storedAskedPlaces } from '../replies/askedPlaces.ts';
import { useSearchKey } from '../search/useSearchKey.ts';
import type { PhonePagePath } from './phonePagePath.ts';
import { useSchoolFacts } from './useSchoolFacts.ts';

const SiteSearch = lazyDialog(() => import('../search/SiteSearch.tsx'), 'SiteSearch');
const LogoutDialog = lazyDialog(() => import('./LogoutDialog.tsx'), 'LogoutDialog');

const UnreadAnswers = lazyComponent(() => import('../replies/UnreadAnswers.tsx'), 'UnreadAnswers');

const loadPhonePage = () => import('./PhonePage.tsx');
const LazyPageTitle = lazyComponent(loadPhonePage, 'PageTitle');
const LazyPageLink = lazyComponent(loadPhonePage, 'PageLink');

/** The site's header: name, navigation, tools and account. */
export function SiteHeader({ phonePage }: { phonePage: PhonePagePath | undefined }) {
  'use memo';
  const { brand, config } = usePortal();
  const location = useLocation();
  const { name, secondName, tags, school } = useSchoolFacts();
  const student = useStudent();
  const hasAsked = useHasAsked();
  const isHydrating = useIsHydrating();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [isSearching, setSearching] = useState(false);
  useSearchKey(() => setSearching(true));
  const { Header = StandardHeader } = brand.slots;
  /** A link that is marked on its own page and on the pages below the sections, such as '/study'. */
  const linkTo = (to: string, ...sections: string[]) => ({
    to,
    isCurrent:
      location.pathname === to || sections.some((section) => location.pathname.startsWith(`${section}/`)),
  });
  return (
    <>
      <Header
        name={name}
        secondName={secondName}
        logoUrl={brand.fixedTitle ? null : school?.logoUrl}
        homeTo={paths.home}
        tags={tags}
        nav={[
          { label: '首页', ...linkTo(paths.home) },
          { label: '培训项目', ...linkTo(paths.majors, paths.majors) },
          { label: '新闻资讯', ...linkTo(paths.newsList, '/news-information') },
          { label: '学校概况', ...linkTo(schoolPath()) },
          {
            label: '我的学习',
            ...linkTo(paths.myClasses, ...(location.pathname === paths.mine ? [] : ['/study'])),
          },
          ...brand.menu.map((entry) => ('to' in entry ? { ...entry, ...linkTo(entry.to, entry.to) } : entry)),
        ]}
        tools={[
          {
            label: '证书查询',
            ...linkTo(paths.certificateQueryDesktop),
            icon: <Award size={16} aria-hidden />,
          },
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
        onSearch={() => setSearching(true)}
        phonePage={
          phonePage && {
            // Boundaries of their own: turning the device must not hide the page while their code loads, which the title says.
            title: (
              <Suspense fallback={<span aria-busy />}>
                <LazyPageTitle path={phonePage} />
              </Suspense>
            ),
            link: (
              <Suspense>
                <LazyPageLink path={phonePage} />
              </Suspense>
            ),
          }
        }
        account={
          isHydrating
            ? { kind: 'unknown' }
            : student
              ? {
                  kind: 'student',
                  ...student,
                  profileTo: paths.mine,
                  news: hasAsked && (
                    <Suspense>
                      <UnreadAnswers />
                    </Suspense>
                  ),
                  onLogout: () => setLoggingOut(true),
                }
              : {
                  kind: 'visitor',
                  // Home shows a student nothing that a visitor came for: the sign-in leads to the classes.
                  loginTo:
                    location.pathname + location.search === paths.home
                      ? brand.loginPath
                      : loginAddress(brand, location),
                }
        }
      />
      {isSearching && <SiteSearch onClose={() => setSearching(false)} />}
      {isLoggingOut && <LogoutDialog onClose={() => setLoggingOut(false)} />}
    </>
  );
}

/** Whether this student has asked something, read at each rendering: the header renders with each address. */
function useHasAsked(): boolean {
  const { device } = usePortal();
  return (device.get(storedAskedPlaces) ?? []).length > 0;
}
