import { getVisitorCount } from '@cloud-school/api-client';
import { Footer, FooterBand, Header, SiteLayout, UtilityBar } from '@cloud-school/ui';
import { Award, MonitorCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIdle } from '../data/useIdle.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { markerAddress } from '../map/markerAddress.ts';
import { useSchoolDistance } from '../location/useSchoolDistance.ts';
import { dialogOnDemand } from '../navigation/dialogOnDemand.tsx';
import { schoolAddress } from '../navigation/schoolAddress.ts';
import { majorAddress } from '../navigation/majorAddress.ts';
import { usePortal } from '../portal/Portal.ts';
import { useServiceContact } from '../service-contact/useServiceContact.ts';
import { loginAddress } from '../session/safeRedirect.ts';
import { useStudent } from '../session/useStudent.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { thisYear } from '../time/today.ts';
import { HeadContext } from '../title/HeadContext.ts';
import { usePageTitle } from '../title/usePageTitle.ts';
import { useSiteHead } from '../title/useSiteHead.ts';
import { SiteRail } from './SiteRail.tsx';

const LogoutDialog = dialogOnDemand(async () => (await import('./LogoutDialog.tsx')).LogoutDialog);

/** Header, footer and tool rail around a page, filled with the school's data as it arrives (SHELL-02). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { brand, config } = usePortal();
  const location = useLocation();
  const { tenantId, school, business } = useTenantSchool();
  const visits = useLoadable(getVisitorCount, { tenantId });
  const student = useStudent();
  const [year] = useState(thisYear);
  const [isLeaving, setLeaving] = useState(false);
  const head = useSiteHead(usePageTitle());

  const facts = school.status === 'ready' ? school.data : null;
  const name = brand.fixedTitle ?? facts?.universityName ?? brand.name;
  const phone =
    business.status === 'ready'
      ? (business.data.contactMobile ?? facts?.contactMobile)
      : facts?.contactMobile;
  const isIdle = useIdle();
  const distance = useSchoolDistance(isIdle);
  const contact = useServiceContact(isIdle);
  // Undefined while it is not known: its room is kept.
  const codeUrl =
    contact.status === 'failed'
      ? null
      : contact.status === 'ready'
        ? (contact.data?.qrCodeUrl ?? null)
        : undefined;
  const at = (to: string) => ({ to, isCurrent: location.pathname === to });

  return (
    <SiteLayout
      utilityBar={
        <UtilityBar
          address={facts?.address}
          addressHref={
            config.mapMarkerAddress && facts?.address && facts.position
              ? markerAddress(config.mapMarkerAddress, {
                  position: facts.position,
                  name,
                  address: facts.address,
                })
              : null
          }
          distance={distance}
          visits={visits.status === 'ready' ? visits.data : null}
          phone={phone}
        />
      }
      header={
        <Header
          name={name}
          partnerName={brand.fixedTitle ? facts?.universityName : null}
          logoUrl={brand.fixedTitle ? null : facts?.logoUrl}
          tags={business.status === 'ready' ? business.data.tags : []}
          nav={[
            { label: '首页', ...at('/') },
            { label: '培训项目', ...at(majorAddress(null)) },
            {
              label: '新闻资讯',
              to: '/news-information/list',
              isCurrent: location.pathname.startsWith('/news-information/'),
            },
            { label: '学校概况', ...at(schoolAddress()) },
            { label: '我的学习', ...at('/study/mine') },
          ]}
          tools={[
            { label: '证书查询', ...at('/query_pc'), icon: <Award size={16} aria-hidden /> },
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
              ? { kind: 'student', ...student, profileTo: '/study/mine', onLogout: () => setLeaving(true) }
              : { kind: 'visitor', loginTo: loginAddress(brand.loginPath, location) }
          }
        />
      }
      band={<FooterBand />}
      footer={
        <Footer
          name={name}
          phone={phone}
          address={facts?.address}
          columns={[
            {
              title: '关于学校',
              links: [
                { label: '学校概况', to: schoolAddress() },
                { label: '招生区域', to: schoolAddress(1) },
                { label: '服务网点', to: schoolAddress(2) },
              ],
            },
            {
              title: '学员服务',
              links: [
                { label: '培训项目', to: majorAddress(null) },
                { label: '通知公告', to: '/notice/list' },
              ],
            },
          ]}
          codes={[
            ...(config.appDownloadAddress ? [{ label: '下载 APP', text: config.appDownloadAddress }] : []),
            ...(codeUrl === null ? [] : [{ label: '客服微信', pictureUrl: codeUrl }]),
          ]}
          licence={[`© ${year} ${facts?.universityName ?? brand.name}`, ...brand.licence]}
          credit="技术支持 数字云校"
        />
      }
      rail={<SiteRail schoolPhone={phone ?? null} />}
    >
      <HeadContext value={head}>{children}</HeadContext>
      {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </SiteLayout>
  );
}
