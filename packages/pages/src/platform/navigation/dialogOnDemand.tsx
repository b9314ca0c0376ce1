import { BlockBoundary } from '@cloud-school/ui';
import { type ComponentType, Suspense } from 'react';
import { messageOf, usePortal } from '../portal/Portal.ts';
import { onDemand, renewFailedParts } from './onDemand.ts';

/** A dialog fetched when it is first opened; where that fails a message says so, and it counts as closed. */
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = onDemand(load);
  return function DialogOnDemand(props: Props) {
    const { toasts } = usePortal();
    function giveUp(error: unknown) {
      renewFailedParts();
      toasts.show('danger', messageOf(error));
      props.onClose();
    }
    return (
      <BlockBoundary title="没有打开" onError={giveUp}>
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </BlockBoundary>
    );
  };
}
