import { BlockBoundary, DialogEntryContext } from '@cloud-school/ui';
import { type ComponentProps, type FunctionComponent, Suspense } from 'react';
import { lazyComponent, type ModuleWith, retryFailedImports } from '../navigation/lazyComponent.ts';
import { getErrorMessage, usePortal } from '../portal/Portal.ts';
import { DialogEntry } from './DialogEntry.tsx';

/**
 * A dialog whose code is fetched when it first opens; a failed import shows a toast and closes the dialog. Back closes it,
 * and so does a navigation; one that is in the address has its entry of the history already.
 */
export function lazyDialog<Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
  { isInAddress = false } = {},
): FunctionComponent<ComponentProps<Module[Name]> & { onClose: () => void }> {
  const Dialog = lazyComponent(load, name);
  return function LazyDialog(props) {
    const { toasts } = usePortal();
    function handleError(error: unknown) {
      retryFailedImports();
      toasts.show('danger', getErrorMessage(error));
      props.onClose();
    }
    return (
      <BlockBoundary title="没有打开" onError={handleError}>
        {!isInAddress && <DialogEntry onClose={props.onClose} />}
        {/* Its entry is there before its code. */}
        <DialogEntryContext value={null}>
          <Suspense>
            <Dialog {...props} />
          </Suspense>
        </DialogEntryContext>
      </BlockBoundary>
    );
  };
}
