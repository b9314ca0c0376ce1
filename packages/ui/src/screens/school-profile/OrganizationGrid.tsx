import type { CertificationOrganization } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { GroupHead } from './GroupHead.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';

interface OrganizationGridProps {
  /** The school's own label of these organisations. */
  title: string;
  organizations: CertificationOrganization[];
}

/** The organisations behind the school's certificates (SCHOOL-04). */
export function OrganizationGrid({ title, organizations }: OrganizationGridProps) {
  const certifying = organizations.filter(({ role }) => role === 'certification').length;
  const issuing = organizations.length - certifying;
  const counts = [certifying > 0 && `${certifying} 家认证`, issuing > 0 && `${issuing} 家发证`];
  return (
    <section aria-label={title}>
      <GroupHead title={title}>
        <Counts>{counts.filter(Boolean).join('，')}</Counts>
      </GroupHead>
      <Grid>
        {withKeys(organizations).map(([organization, key]) => (
          <OrganizationCard key={key} organization={organization} />
        ))}
      </Grid>
    </section>
  );
}

const Counts = styled.p`
  color: ${theme.color.text.secondary};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;
