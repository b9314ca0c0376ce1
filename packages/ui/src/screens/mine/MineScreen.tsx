import type { User } from '@cloud-school/domain';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { AnswersCard, type AnswersCardProps } from './AnswersCard.tsx';
import { CertificatesCard } from './CertificatesCard.tsx';
import { CouponsCard, type CouponsCardProps } from './CouponsCard.tsx';
import { type MineFigure, PersonCard } from './PersonCard.tsx';
import { type MineRow, RowsCard } from './RowsCard.tsx';

export interface MineScreenProps
  extends AnswersCardProps, Omit<Parameters<typeof CertificatesCard>[0], 'holder'> {
  homeTo: string;
  person: Loadable<User>;
  figures: readonly MineFigure[];
  profileHref?: string | undefined;
  /** 错题本, 课表, 下载, 证书. */
  entries: ReactNode;
  /** Null where the school gives none. */
  coupons: CouponsCardProps | null;
  /** Where the school lets a student change what is hers; empty where the host names nothing. */
  account: readonly MineRow[];
  school: readonly MineRow[];
  onLogout: () => void;
}

/** 个人中心: the person at the left, what is hers at the right; signing out is last. */
export function MineScreen(props: MineScreenProps) {
  const {
    homeTo,
    person,
    figures,
    profileHref,
    entries,
    certificates,
    answers,
    coupons,
    account,
    school,
    onLogout,
  } = props;
  // What stands below comes with it: nothing is pushed down.
  const isComing = [person, certificates, answers, coupons?.coupons].some(
    (part) => part?.status === 'loading',
  );
  // Without a message it is one line, which stands in the shorter column.
  const isQuiet = coupons !== null && dataOf(answers)?.length === 0;
  return (
    <PageRoot $begin="heading">
      <Trail items={[{ label: '首页', to: homeTo }, { label: '个人中心' }]} />
      <Title>个人中心</Title>
      <Room>
        <Columns>
          <Person>
            <PersonCard {...{ person, figures, profileHref }} />
          </Person>
          <Main>
            {entries}
            <CertificatesCard {...props} holder={dataOf(person)?.name ?? ''} />
            {!isComing && (
              <Pair>
                {!isQuiet && <AnswersCard {...props} />}
                {coupons && <CouponsCard {...coupons} />}
              </Pair>
            )}
          </Main>
          {!isComing && (
            <Rest>
              {isQuiet && <AnswersCard {...props} />}
              <RowsCard title="账号与安全" rows={account} />
              <RowsCard title="找学校" rows={school} />
              <Logout
                variant="secondary"
                tone="danger"
                size="large"
                icon={<LogOut size={18} aria-hidden />}
                onClick={onLogout}
              >
                退出登录
              </Logout>
            </Rest>
          )}
        </Columns>
      </Room>
    </PageRoot>
  );
}

/* The bar of a phone names the page. */
const Trail = styled(Breadcrumb)`
  ${media.phone} {
    display: none;
  }
`;

const Title = styled.h1`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  font: ${theme.type.page};
  ${media.phone} {
    ${visuallyHidden}
  }
`;

/* What comes later moves no footer that is in view. */
const Room = styled.div`
  min-height: 100dvh;
`;

/* In the order of a phone; the person stands above the account at the left of wider windows. */
const Columns = styled.div`
  display: grid;
  grid-template: auto 1fr / 320px minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: 280px minmax(0, 1fr);
    column-gap: ${theme.space[4]};
  }
  ${media.phone} {
    grid-template: none / minmax(0, 1fr);
    gap: ${theme.space[3]};
    margin-top: ${theme.space[3]};
  }
`;

const Person = styled.div`
  display: grid;
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  grid-area: 1 / 2 / span 2 / auto;
  ${media.phone} {
    grid-area: auto;
    gap: ${theme.space[3]};
  }
`;

/* Beside each other where each has 360 px, and down to the line on which both columns end. */
const Pair = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: inherit;
`;

const Rest = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  /* Both columns end on one line; rows that would be far apart stay together. */
  > :nth-last-child(2) {
    flex: 1;
    max-height: 520px;
  }
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;

const Logout = styled(Button)`
  justify-content: flex-start;
  min-height: 60px;
  border-color: transparent;
  border-radius: ${theme.radius.card};
  color: ${theme.color.danger.ink};
  box-shadow: ${theme.shadow.rest};
  ${media.phone} {
    justify-content: center;
    min-height: 52px;
  }
`;
