import { getBusinessLines } from '@cloud-school/api-client';
import { type BusinessLine } from '@cloud-school/domain';
import { EntriesBlock } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

interface HomeEntriesProps {
  /** Opens a business line without a page of its own. */
  onOpen?: (line: BusinessLine) => void;
}

/** The links to the school's business lines (HOME-04). */
export function HomeEntries({ onOpen }: HomeEntriesProps) {
  const tenantId = useTenantId();
  return (
    <EntriesBlock
      lines={useLoadable(getBusinessLines, { tenantId })}
      getLink={(line) => (line === 'study' ? paths.myClasses : undefined)}
      onOpen={onOpen}
    />
  );
}
