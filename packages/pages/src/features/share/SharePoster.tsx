import { dataOf, SharePosterDialog } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { useSaveFile } from '../files/useSaveFile.tsx';
import type { Shared } from './Shared.ts';

/** The poster of what is shared, under the name of the school or of the brand. */
export function SharePoster({ shared, onClose }: { shared: Shared; onClose: () => void }) {
  const { brand, visit } = usePortal();
  const { school } = useTenantSchool();
  const schoolName = useSchoolName();
  const { save, dialog } = useSaveFile();
  const { path, eyebrow = null, price = null, note = null, ...words } = shared;
  return (
    <>
      <SharePosterDialog
        poster={{
          ...words,
          eyebrow,
          price,
          note,
          name: brand.fixedTitle ?? schoolName,
          logoUrl: brand.fixedTitle ? null : (dataOf(school)?.logoUrl ?? null),
          address: visit.origin + path,
        }}
        onSave={(picture) => save(picture, `${shared.title.slice(0, 20)}.png`)}
        onCopy={copy}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

// `clipboard` is undefined on insecure pages: the call then rejects like a denied permission.
const copy = async (text: string) => await navigator.clipboard.writeText(text);
