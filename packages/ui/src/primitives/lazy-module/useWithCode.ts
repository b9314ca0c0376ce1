import { describeFailure } from '@cloud-school/domain';
import { useEffect } from 'react';
import { failed, type Loadable, LOADING, ready } from '../block/Loadable.ts';
import { useIsOnline } from '../online/useIsOnline.ts';
import { useLazyModule } from './useLazyModule.ts';

/**
 * A block's data with the code that shows it. The code loads beside the data, not after it, and its failure is the
 * block's. Define `loadCode` outside the component.
 */
export function useWithCode<Code, Data>(
  loadCode: () => Promise<Code>,
  data: Loadable<Data>,
): Loadable<{ code: Code; data: Data }> {
  const { module: code, hasFailed, load } = useLazyModule(loadCode, { isReused: true });
  const isOnline = useIsOnline();
  const isMissing = code === null;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  if (data.status === 'failed') return data;
  if (hasFailed) return failed(describeFailure('page', isOnline), load);
  return code !== null && data.status === 'ready' ? ready({ code, data: data.data }) : LOADING;
}
