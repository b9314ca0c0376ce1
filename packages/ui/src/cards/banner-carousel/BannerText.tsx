import type { Banner } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The text over a banner, with its one call to action. */
export function BannerText({ banner: { title, eyebrow, introduction, action } }: { banner: Banner }) {
  return (
    <Text>
      {eyebrow && (
        <Eyebrow>
          <PhraseText>{eyebrow}</PhraseText>
        </Eyebrow>
      )}
      {title && (
        // Its clauses are boxes, between which a name gets spaces.
        <Title aria-label={title}>
          <ClauseText>{title}</ClauseText>
        </Title>
      )}
      {introduction && (
        <Introduction>
          <ClauseText>{introduction}</ClauseText>
        </Introduction>
      )}
      {action && (
        <Action>
          <ActionLink tone="accent" {...toLinkProps(action.url)}>
            {action.label}
          </ActionLink>
        </Action>
      )}
    </Text>
  );
}

/** A path is a route of the portal; browsers read '//host' and '/\host' as addresses of other sites. */
const toLinkProps = (url: string) => (/^\/(?![/\\])/.test(url) ? { to: url } : { href: url });

const Text = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  width: 45%;
  height: 100%;
  padding: 0 0 ${theme.space[2]} ${theme.space[14]};
  ${media.phone} {
    width: 56%;
    /* Three lines and the button stay above the dots. */
    padding: 0 0 ${theme.space[8]} ${theme.space[4]};
  }
  ${media.largeText} {
    width: 100%;
    padding: 0 ${theme.space[4]} ${theme.space[4]};
  }
`;

const Eyebrow = styled.p`
  align-self: flex-start;
  margin-bottom: ${theme.space[4]};
  padding: 0 ${theme.space[2]};
  border: 1px solid color-mix(in srgb, currentColor 50%, transparent);
  border-radius: ${theme.radius.tag};
  color: ${theme.color.text.onPicture};
  ${media.short} {
    display: none;
  }
  ${media.phone} {
    display: none;
  }
`;

/** At most two lines, so that the button keeps its position under any title; three smaller ones in narrower windows. */
const Title = styled.h2`
  ${clamp(2)}
  font: ${theme.type.display};
  ${media.narrow} {
    -webkit-line-clamp: 3;
    font: ${theme.type.page};
  }
  ${media.short} {
    -webkit-line-clamp: 2;
    font: ${theme.type.page};
  }
  ${media.phone} {
    -webkit-line-clamp: 3;
    font: ${theme.type.title};
  }
  /* The height is the same for each banner. */
  ${media.largeText} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 4;
  }
`;

const Introduction = styled.p`
  ${clamp(2)}
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.onPicture};
  font: ${theme.type.label};
  ${media.tablet} {
    -webkit-line-clamp: 3;
  }
  ${media.short} {
    -webkit-line-clamp: 1;
  }
  ${media.phone} {
    display: none;
  }
`;

const Action = styled.div`
  margin-top: ${theme.space[6]};
  ${media.short} {
    margin-top: ${theme.space[4]};
  }
  ${media.phone} {
    margin-top: ${theme.space[3]};
  }
`;

const ActionLink = styled(ButtonLink)`
  min-height: ${theme.size.control.touch};
  padding: 0 ${theme.space[6]};
  font: ${theme.type.labelStrong};
  ${media.phone} {
    min-height: ${theme.size.control.medium};
    padding: 0 ${theme.space[4]};
    font: ${theme.type.bodyStrong};
  }
`;
