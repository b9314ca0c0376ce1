import { BookX } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { type ClassService, SERVICE_GROUPS } from './classServices.ts';

interface ServicePanelsProps {
  /** Whether a course of the class is taught face to face, which the highlights need (CDET-05). */
  hasFaceToFace: boolean;
  /** Called with the name of a service that only the app has. */
  onAppOnly: (name: string) => void;
  /** 错题本, which is a page of its own. */
  mistakesTo?: string | undefined;
}

/** Cards of what the app offers for a class: learning services and learning management (CDET-06). */
export function ServicePanels({ hasFaceToFace, onAppOnly, mistakesTo }: ServicePanelsProps) {
  return SERVICE_GROUPS.map(({ title, services }, index) => (
    <ServicePanel
      key={title}
      title={title}
      services={services.filter(({ needsFaceToFace }) => hasFaceToFace || !needsFaceToFace)}
      onAppOnly={onAppOnly}
      mistakesTo={index === 0 ? mistakesTo : undefined}
    />
  ));
}

interface ServicePanelProps {
  title: string;
  services: ClassService[];
  onAppOnly: (name: string) => void;
  mistakesTo: string | undefined;
}

function ServicePanel({ title, services, onAppOnly, mistakesTo }: ServicePanelProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Grid>
        {services.map(({ name, Icon }) => (
          <li key={name}>
            <Service type="button" onClick={() => onAppOnly(name)}>
              <Tile>
                <Icon size={20} strokeWidth={1.6} aria-hidden />
              </Tile>
              {name}
            </Service>
          </li>
        ))}
        {mistakesTo && (
          <li>
            <Service as={Link} to={mistakesTo}>
              <Tile>
                <BookX size={20} strokeWidth={1.6} aria-hidden />
              </Tile>
              <span>错题本</span>
            </Service>
          </li>
        )}
      </Grid>
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${theme.space[5]} ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.type.cardTitle};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: ${theme.space[3]};
  }
  ${media.largeText} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Service = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 52px;
  border-radius: ${theme.radius.control};
  text-align: left;
  white-space: nowrap;
  &:hover {
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space[1]};
    min-height: 64px;
    font: ${theme.type.caption};
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
`;
