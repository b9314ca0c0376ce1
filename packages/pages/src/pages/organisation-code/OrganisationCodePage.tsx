import { mapLoadable, OrganisationCodeScreen } from '@cloud-school/ui';
import { useSearchParams } from 'react-router-dom';
import { useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import { useSaveFile } from '../../features/files/useSaveFile.tsx';
import { useInvitation } from '../../features/invitation/useInvitation.ts';
import { registerPath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { organisationAddress } from './organisationAddress.ts';

/** The QR code of this school, or of the school that issued the invitation code in the address (SHELL-11). The specification names no path. */
export function OrganisationCodePage() {
  const { config, toasts, visit } = usePortal();
  const { school } = useTenantSchool();
  const schoolName = useSchoolName();
  const { save, dialog } = useSaveFile();
  const [search] = useSearchParams();
  const { name, logoUrl, homeTo, backdrop, licence } = useAuthFrame();
  const code = search.get('invitationCode') ?? '';
  const invited = useInvitation(code);

  const invitationCode = code === '' ? null : code;
  const address = organisationAddress(config.organisationAddress, visit.origin, invitationCode);
  const joinTo = address.startsWith(`${visit.origin}/`) ? address.slice(visit.origin.length) : null;
  const place = { address, joinTo, invitationCode };
  const organisation =
    invitationCode === null
      ? mapLoadable(school, ({ universityName, logoUrl }) => ({
          name: universityName || schoolName,
          logoUrl,
          ...place,
        }))
      : mapLoadable(
          invited,
          (found) => found && { name: found.schoolName, logoUrl: found.logoUrl, ...place },
        );

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', '邀请码已复制');
    } catch {
      toasts.show('warning', `没有复制成功，请手动记下邀请码 ${text}`);
    }
  }

  return (
    <>
      <OrganisationCodeScreen
        {...{ name, logoUrl, homeTo, backdrop, licence, organisation }}
        registerTo={registerPath('enterprise')}
        onCopy={(text) => void copy(text)}
        onSave={(picture) => void save(picture, '机构二维码.png')}
        onSaveFailed={() => toasts.show('danger', '图片没有保存成功')}
      />
      {dialog}
    </>
  );
}
