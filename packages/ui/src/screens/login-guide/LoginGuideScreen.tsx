import { isolate } from '@cloud-school/domain';
import { Globe, RotateCw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GroundLayout } from '../../layout/ground-layout/GroundLayout.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { AppSteps } from './AppSteps.tsx';

export interface LoginGuideScreenProps {
  /** The host of the requested address. */
  host: string;
  /** Address of the app download; without it the app is not offered. */
  appUrl?: string | null;
  onRetry: () => void;
  productName: string;
  /** The school of the address, where there is one: then nothing is missing. Its name may still be loading. */
  school?: { name: string | null; homeTo: string } | null;
  /** Lines of copyright and registration numbers. */
  licence?: string[];
  /** The brand's background behind the card; fills the window. */
  backdrop?: ReactNode;
}

/** How to find a school in the app: for an address without one with the reason (SHELL-01, SHELL-11). */
export function LoginGuideScreen({
  host,
  appUrl,
  onRetry,
  productName,
  school = null,
  licence,
  backdrop,
}: LoginGuideScreenProps) {
  const { Mark } = useBrandArt();
  return (
    <GroundLayout
      backdrop={backdrop}
      licence={licence}
      head={
        <Product>
          <Logo>
            <Mark />
          </Logo>
          {productName}
        </Product>
      }
    >
      <Card>
        <Title>{school ? titleOf(school.name) : '没有找到这所云校'}</Title>
        <Hint>
          <PhraseText>
            {school
              ? `网址没有错。${appUrl ? '用 APP 也可以按名字找到它。' : ''}`
              : `网址可能写错了，或学校还没开通网站。${appUrl ? '用 APP 可以按名字找到您的学校。' : '请与学校核对网址后再试。'}`}
          </PhraseText>
        </Hint>
        {appUrl && <AppSteps url={appUrl} />}
        <Label id="asked-address">您访问的网址</Label>
        <Address aria-labelledby="asked-address">
          <Globe size={20} aria-hidden />
          <span>{host}</span>
        </Address>
        <Actions>
          {school ? (
            <ButtonLink to={school.homeTo} size="large" isFullWidth>
              去学校首页
            </ButtonLink>
          ) : (
            <Button
              variant={appUrl ? 'secondary' : 'solid'}
              size="large"
              isFullWidth
              icon={<RotateCw size={20} aria-hidden />}
              onClick={onRetry}
            >
              重新加载
            </Button>
          )}
          {appUrl && (
            <ButtonLink
              href={appUrl}
              variant={school ? 'secondary' : 'solid'}
              size="large"
              isFullWidth
              icon={<Smartphone size={20} aria-hidden />}
            >
              下载 APP
            </ButtonLink>
          )}
        </Actions>
      </Card>
    </GroundLayout>
  );
}

const titleOf = (name: string | null) => (name ? `这里是${isolate(name)}` : '这个网址有一所云校');

const Product = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font: ${theme.type.title};
`;

const Logo = styled.span`
  flex: none;
  width: 36px;
  height: 36px;
`;

const Card = styled.div`
  width: 100%;
  max-width: 480px;
  padding: ${theme.space[10]};
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.text.primary};
  ${media.phone} {
    padding: ${theme.space[6]} ${theme.space[5]};
    border-radius: ${theme.radius.dialog};
  }
`;

const Title = styled.h1`
  font: ${theme.type.section};
`;

const Hint = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
`;

const Label = styled.p`
  margin: ${theme.space[5]} 0 ${theme.space[2]};
  color: ${theme.color.text.secondary};
`;

const Address = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.large};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.fill};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
`;
