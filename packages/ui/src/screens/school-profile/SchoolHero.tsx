import type { School } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';

interface SchoolHeroProps {
  /** Shown while the school is unknown. */
  fallbackName: string;
  /** Null while it is unknown. */
  school: School | null;
  tags: string[];
  share?: ReactNode;
}

/** The hero of the profile: logo, names and tags over the brand's drawing of a campus. */
export function SchoolHero({ fallbackName, school, tags, share }: SchoolHeroProps) {
  const { CampusScene, Waves, Mark } = useBrandArt();
  const name = school?.universityName || fallbackName;
  const project = school?.projectName === name ? null : school?.projectName;
  return (
    <Panel>
      <Scene aria-hidden>
        <CampusScene />
      </Scene>
      <Foot aria-hidden>
        <Waves />
      </Foot>
      <Row>
        <Logo>
          {school?.logoUrl ? (
            <Picture src={school.logoUrl} alt="" ratio={1} placeholderText={name} isEager />
          ) : (
            <Mark />
          )}
        </Logo>
        <Text>
          <Name>
            <PhraseText>{name}</PhraseText>
          </Name>
          {project && (
            <Project>
              <PhraseText>{project}</PhraseText>
            </Project>
          )}
          <TagRow>
            {tags.length > 0 && (
              <Tags>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </Tags>
            )}
          </TagRow>
          {share && <Share>{share}</Share>}
        </Text>
      </Row>
    </Panel>
  );
}

const Panel = styled.section`
  position: relative;
  isolation: isolate;
  height: 296px;
  overflow: hidden;
  background:
    linear-gradient(
      112deg,
      transparent 57%,
      color-mix(in srgb, ${theme.color.text.onDeep} 7%, transparent) 57.1%
    ),
    linear-gradient(100deg, ${theme.color.action.deep} 30%, ${theme.color.action.base});
  color: ${theme.color.text.onDeep};
  ${media.phone} {
    height: auto;
    padding-bottom: ${theme.space[14]};
  }
`;

const Scene = styled.div`
  position: absolute;
  right: max(${theme.space[6]}, calc(50% - 610px));
  bottom: 44px;
  z-index: -2;
  width: 620px;
  aspect-ratio: 620 / 240;
  > img {
    width: 100%;
    height: auto;
  }
  ${media.tablet} {
    right: -180px;
  }
  ${media.phone} {
    /* It would be behind the text. */
    display: none;
  }
`;

/* Below the tags; on phones at the end of the name's line, because the tags have the whole width. */
const Share = styled.div`
  margin-top: ${theme.space[3]};
  ${media.phone} {
    position: absolute;
    top: ${theme.space[6]};
    right: ${theme.space[4]};
    margin: 0;
  }
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: -1;
  aspect-ratio: 664 / 60;
  color: color-mix(in srgb, ${theme.color.action.deep} 62%, ${theme.color.surface.stage});
  transform: scaleY(0.7);
  transform-origin: bottom;
  ${media.phone} {
    transform: none;
  }
`;

const Row = styled(PageContainer)`
  display: flex;
  gap: ${theme.space[5]};
  padding-top: 52px;
  ${media.phone} {
    gap: ${theme.space[3]};
    padding-block: ${theme.space[6]} 0;
  }
`;

const Logo = styled.div`
  flex: none;
  width: 88px;
  height: 88px;
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  > div {
    background: none;
  }
  ${media.phone} {
    width: 60px;
    height: 60px;
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.dialog};
  }
`;

const Text = styled.div`
  min-width: 0;
  max-width: 620px;
  ${media.tablet} {
    max-width: 420px;
  }
`;

const Name = styled.h1`
  ${clamp(2)}
  font: ${theme.type.page};
  overflow-wrap: anywhere;
  ${media.phone} {
    margin-right: 6rem;
    font: ${theme.type.title};
  }
`;

const Project = styled.p`
  margin-top: 2px;
  color: ${theme.color.action.onDeep};
  ${media.phone} {
    display: none;
  }
`;

/* The tags come after the name: their room is there before. */
const TagRow = styled.div`
  min-height: 1.5rem;
  margin-top: ${theme.space[2]};
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  max-height: 1.5rem;
  overflow: hidden;
  ${media.largeText} {
    max-height: none;
  }
  font: ${theme.type.caption};
  li {
    padding: 3px 10px;
    border-radius: ${theme.radius.pill};
    background: color-mix(in srgb, ${theme.color.action.base} 55%, ${theme.color.action.deep});
    color: ${theme.color.action.onDeep};
  }
`;
