import type { LinkProps } from '@cloud-school/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** An anchor that the router follows; the router's own Link brings loaders and prefetching we have no use for. */
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
