import { BlockBoundary } from '@cloud-school/ui';
import { type ComponentProps, type FunctionComponent, Suspense } from 'react';
import { getErrorMessage, usePortal } from '../portal/Portal.ts';
import { lazyComponent, type ModuleWith, retryFailedImports } from './lazyComponent.ts';

/** A dialog whose code is fetched when it first opens; a failed import shows a toast and closes the dialog. */
export function lazyDialog<Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
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
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </BlockBoundary>
    );
  };
}
