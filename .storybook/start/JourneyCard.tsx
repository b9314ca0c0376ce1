import { theme } from '@cloud-school/ui';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { storyAddress } from '../frames/storyAddress.ts';
import { StoryFrame } from '../frames/StoryFrame.tsx';
import type { Journey } from './journeys.ts';
import type { StartChoice } from './StartHero.tsx';

interface JourneyCardProps {
  number: number;
  journey: Journey;
  choice: StartChoice;
}

/** A part of the way through the product: a picture, and a line for each screen. */
export function JourneyCard({ number, journey, choice }: JourneyCardProps) {
  const { name, introduction, picture, screens } = journey;
  return (
    <Card>
      <Picture>
        <StoryFrame
          id={picture}
          name={`打开：${name}`}
          globals={{ brand: choice.brand }}
          href={storyAddress(picture, choice)}
          width={1280}
          height={667}
          shownWidth={384}
        />
      </Picture>
      <Head>
        <Number>{number}</Number>
        <span>
          <b>{name}</b>
          {introduction}
        </span>
      </Head>
      <ul>
        {screens.map((link) => (
          <li key={link.screen}>
            <Row href={storyAddress(`${link.screen}--docs`, choice)} target="_top">
              {link.name}
              <Mark>{link.mark}</Mark>
              <ChevronRight size={14} aria-hidden />
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Card = styled.section`
  overflow: hidden;
  padding-bottom: ${theme.space[3]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ul {
    padding: 0 ${theme.space[6]};
  }
`;

/** As high as the picture, which is wider than a narrow card. */
const Picture = styled.div`
  overflow: hidden;
  height: 200px;
  a {
    max-width: none;
    border-radius: 0;
  }
`;

const Head = styled.h3`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  b {
    display: block;
    color: ${theme.color.text.primary};
    font: ${theme.type.cardTitle};
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
`;

const Row = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 40px;
  border-top: 1px solid ${theme.color.line.hairline};
  &:hover {
    color: ${theme.color.action.base};
  }
`;

const Mark = styled.span`
  margin-left: auto;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
