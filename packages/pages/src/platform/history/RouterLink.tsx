import type { LinkProps } from '@cloud-school/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** An anchor with client-side navigation; React Router's own Link adds loaders and prefetching, which the portal does not use. */
export function RouterLink({ to, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
