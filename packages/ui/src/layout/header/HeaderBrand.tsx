import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';

export interface HeaderBrandProps extends NativeProps<'div', 'children' | 'name'> {
  name: string;
  /** The school's project, or the school beside the name of a co-branded site; left out where both are equal. */
  secondName?: string | null;
  /** The brand's own mark replaces a missing or broken logo. */
  logoUrl?: string | null;
  homeTo: string;
  tags?: string[];
}

/** Logo and names as a link to the home page, with the school's tags as pills below them (HEAD-01); the name in the ink around it. */
export function HeaderBrand({ name, secondName, logoUrl, homeTo, tags = [], ...rest }: HeaderBrandProps) {
  const { Mark } = useBrandArt();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const hasLogo = logoUrl && logoUrl !== brokenUrl;
  return (
    <Root {...rest}>
      <Logo to={homeTo} aria-label={`${name}，首页`}>
        {hasLogo ? (
          <img src={logoUrl} alt="" width={40} height={40} onError={() => setBrokenUrl(logoUrl)} />
        ) : (
          <Mark />
        )}
      </Logo>
      <Text>
        <Names>
          <Name title={name}>{name}</Name>
          {secondName && secondName !== name && <SecondName title={secondName}>{secondName}</SecondName>}
        </Names>
        {tags.length > 0 && (
          <Tags aria-label="学校标签">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Tags>
        )}
      </Text>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  ${media.phone} {
    gap: ${theme.space[2]};
  }
`;

const Logo = styled(Link)`
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.option};
  /* Extends the link over the name, without a second link for screen readers. */
  &::after {
    content: '';
    position: absolute;
    inset: -2px 0;
  }
  img {
    width: 40px;
    height: 40px;
    object-fit: contain;
  }
`;

const Text = styled.div`
  min-width: 0;
`;

const Names = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  ${media.phone} {
    display: grid;
  }
`;

const Name = styled.span`
  ${truncate}
  font: ${theme.type.title};
  line-height: 26px;
  /* Eight characters beside search, account and menu at 360. */
  ${media.phone} {
    font: ${theme.type.labelStrong};
  }
  ${media.largeText} {
    white-space: normal;
  }
`;

/** Gives way before the name loses a letter; below it on a phone, where the tags are hidden. */
const SecondName = styled.span`
  ${truncate}
  flex-shrink: 9999;
  margin-left: ${theme.space[2]};
  padding-left: ${theme.space[2]};
  border-left: 1px solid ${theme.color.chrome.line};
  color: ${theme.color.chrome.textSecondary};
  font: ${theme.type.label};
  line-height: 16px;
  ${media.phone} {
    margin-left: 0;
    padding-left: 0;
    border-left: 0;
    font: ${theme.type.caption};
  }
  ${media.largeText} {
    white-space: normal;
  }
`;

const Tags = styled.ul`
  display: flex;
  gap: ${theme.space[1]};
  margin-top: 3px;
  li {
    padding: 1px ${theme.space[2]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.chrome.pill};
    color: ${theme.color.chrome.textSecondary};
    font: ${theme.type.caption};
    white-space: nowrap;
  }
  ${media.phone} {
    display: none;
  }
`;
