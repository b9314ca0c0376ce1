import { styled } from 'styled-components';
import { type AuthFrame, AuthLayout } from '../../layout/auth-layout/AuthLayout.tsx';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { theme } from '../../theme/theme.ts';

export interface SignedInScreenProps extends AuthFrame {
  student: { name: string; avatarUrl: string | null };
  onContinue: () => void;
  /** Signs this person out, for another account. */
  onChange: () => void;
}

/** The sign-in page for somebody who is signed in: continue as that person, or change the account. */
export function SignedInScreen({ student, onContinue, onChange, ...frame }: SignedInScreenProps) {
  const { name, avatarUrl } = student;
  return (
    <AuthLayout {...frame} title="您已登录" hint="可以用这个账号继续，也可以更换账号。">
      <Person>
        <Avatar name={name} src={avatarUrl ?? undefined} size={48} />
        <Name>{name}</Name>
      </Person>
      <Actions>
        <Button size="large" isFullWidth onClick={onContinue}>
          继续
        </Button>
        <Button variant="secondary" size="large" isFullWidth onClick={onChange}>
          更换账号
        </Button>
      </Actions>
    </AuthLayout>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 48px;
  margin-bottom: ${theme.space[6]};
`;

const Name = styled.p`
  min-width: 0;
  font: ${theme.type.cardTitle};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
