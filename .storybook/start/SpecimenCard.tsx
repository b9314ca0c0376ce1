import { theme } from '@cloud-school/ui';
import { styled } from 'styled-components';
import { storyAddress } from '../frames/storyAddress.ts';
import { StoryFrame } from '../frames/StoryFrame.tsx';
import type { Specimen } from './specimens.ts';
import type { StartChoice } from './StartHero.tsx';

interface SpecimenCardProps {
  specimen: Specimen;
  choice: StartChoice;
}

export function SpecimenCard({ specimen: { name, folder, story }, choice }: SpecimenCardProps) {
  const [component = ''] = story.split('--');
  return (
    <Card>
      <StoryFrame
        id={story}
        name={`打开：${name}`}
        globals={{ brand: choice.brand }}
        href={storyAddress(`${component}--docs`, choice)}
        width={420}
        height={230}
        shownWidth={252}
      />
      <p>
        <b>{name}</b>
        <span>{folder}</span>
      </p>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: center;
  padding: ${theme.space[5]};
  background: ${theme.color.surface.card};
  > a {
    box-shadow: none;
  }
  p {
    display: flex;
    justify-content: space-between;
    width: 100%;
  }
  span {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
