import { Footer as StandardFooter, type FooterProps } from '@cloud-school/ui';
import { useContext, useState } from 'react';
import { PartnerContext } from '../../platform/brand/PartnerContext.ts';
import { majorPath, paths, schoolPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { thisYear } from '../../platform/time/thisYear.ts';
import { useServiceContact } from '../service-contact/useServiceContact.ts';
import { useSchoolFacts } from './useSchoolFacts.ts';

/** The school's contact, links, QR codes and the licence line (SHELL-10). */
export function SiteFooter({ variant }: Pick<FooterProps, 'variant'>) {
  'use memo';
  const { brand, config } = usePortal();
  const { name, phone, school } = useSchoolFacts();
  const contact = useServiceContact();
  const schoolName = useSchoolName();
  const [year] = useState(thisYear);
  const partner = useContext(PartnerContext);
  const Footer = brand.slots.Footer ?? partner?.Footer ?? StandardFooter;
  // Undefined while it loads: the footer reserves its space.
  const codeUrl =
    contact.status === 'failed'
      ? null
      : contact.status === 'ready'
        ? (contact.data?.qrCodeUrl ?? null)
        : undefined;
  return (
    <Footer
      variant={variant}
      name={name}
      phone={phone}
      address={school?.address}
      columns={[
        {
          title: '关于学校',
          links: [
            { label: '学校概况', to: schoolPath() },
            { label: '招生区域', to: schoolPath(1) },
            { label: '服务网点', to: schoolPath(2) },
          ],
        },
        {
          title: '学员服务',
          links: [
            { label: '培训项目', to: majorPath(null) },
            { label: '通知公告', to: paths.noticeList },
          ],
        },
      ]}
      codes={[
        ...(config.appDownloadAddress ? [{ label: '下载 APP', text: config.appDownloadAddress }] : []),
        ...(codeUrl === null ? [] : [{ label: '客服微信', pictureUrl: codeUrl }]),
      ]}
      licence={[`© ${year} ${schoolName}`, ...(config.licence ?? [])]}
      credit={brand.words.credit}
    />
  );
}
