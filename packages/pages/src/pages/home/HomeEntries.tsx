import { type BusinessLine, getBusinessLines } from '@cloud-school/api-client';
import { EntriesBlock } from '@cloud-school/ui';
import { paths } from '../../platform/navigation/paths.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

interface HomeEntriesProps {
  /** Opens a line that has no page of its own. */
  onOpen?: (line: BusinessLine) => void;
}

/** The ways into the school's business (HOME-04). */
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
