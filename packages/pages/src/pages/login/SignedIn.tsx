import { SignedInScreen } from '@cloud-school/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageAfterSignIn } from '../../features/auth/pageAfterSignIn.ts';
import { useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import type { AuthWords } from '../../platform/brand/Brand.ts';
import { stateToPassOn } from '../../platform/history/ownEntry.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { readDestination } from '../../platform/sign-in/readDestination.ts';
import { useStudent } from '../../platform/sign-in/useStudent.ts';

interface SignedInProps {
  words: Partial<AuthWords> | undefined;
  onChange: () => void;
}

/** Offers a signed-in student to continue, to the redirect of the address, or to change the account. */
export function SignedIn({ words, onChange }: SignedInProps) {
  const { brand, session } = usePortal();
  const frame = useAuthFrame({ words });
  const student = useStudent();
  const [search] = useSearchParams();
  const state = stateToPassOn(useLocation());
  const navigate = useNavigate();
  return (
    <SignedInScreen
      {...frame}
      student={{ name: student?.name ?? '', avatarUrl: student?.avatarUrl ?? null }}
      onContinue={() => {
        const to = readDestination(search.get('redirect'), window.location.origin, brand.authPaths);
        const next = student ? pageAfterSignIn({ to, state }, student.id) : { to, state };
        void navigate(next.to, { replace: true, state: next.state });
      }}
      onChange={() => {
        session.signOut();
        onChange();
      }}
    />
  );
}
