import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What an anchor inside the portal takes: `to` is a path of the portal. */
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

interface LinkProviderProps {
  /** The router's own link; without a provider links are plain anchors. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Tells every Link below which anchor navigates without loading the page anew. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The anchor that the shell provided. */
export const useAnchor = (): ComponentType<AnchorProps> => useContext(LinkContext);
