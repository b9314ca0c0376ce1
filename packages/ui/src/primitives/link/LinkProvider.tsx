import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** Props of a link inside the portal: `to` is a path of the portal. */
export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainAnchor({ to, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** The router's link component; without a provider, links are plain anchors. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Provides the link component that navigates without reloading the page to every Link below. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link component that the shell provides. */
export const useAnchor = (): ComponentType<AnchorProps> => useContext(LinkContext);
