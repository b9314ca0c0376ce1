import type { Position, School, SchoolDetails } from '@cloud-school/domain';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { TabPanel, Tabs } from '../../primitives/tabs/Tabs.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { DistrictsPanel } from './DistrictsPanel.tsx';
import { OrganizationGrid } from './OrganizationGrid.tsx';
import { Overview } from './overview/Overview.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { SchoolFacts } from './SchoolFacts.tsx';
import { SchoolHero } from './SchoolHero.tsx';
import { type SchoolTab, SCHOOL_TABS, tabAt, tabsWithData } from './schoolTabs.ts';
import type { MapSource } from './service-points/MapSource.ts';
import { ServicePoints } from './service-points/ServicePoints.tsx';

export interface SchoolProfileScreenProps {
  /** Shown in the hero while the school is unknown. */
  fallbackName: string;
  school: Loadable<School>;
  details: Loadable<SchoolDetails>;
  /** The tab index in the page's address; null without one. */
  tabIndex: number | null;
  onTab: (index: number) => void;
  now: Date;
  /** Without it the service points are a list only. */
  map?: MapSource | null;
  /** Address of a marker in a maps service; null when there is none. */
  getMarkerUrl?: (place: { name: string; address: string | null; position: Position }) => string | null;
  /** The button that shares the school. */
  share?: ReactNode;
  /** '3.26 km'; null when it is unknown. */
  getDistance?: (position: Position) => string | null;
}

/** The school's profile: hero, facts, and a tab for each group with data (SCHOOL-01 to SCHOOL-04). */
export function SchoolProfileScreen(props: SchoolProfileScreenProps) {
  const { fallbackName, school, details, tabIndex, onTab, now, map, getMarkerUrl, getDistance, share } =
    props;
  const panelId = useId();
  const business = dataOf(details);

  return (
    <>
      <SchoolHero
        fallbackName={fallbackName}
        school={dataOf(school)}
        tags={business?.tags ?? []}
        share={share}
      />
      <Column>
        <SchoolFacts school={school} phone={business?.contactMobile ?? null} />
        <Block
          of={details}
          skeleton={<ProfileSkeleton />}
          isEmpty={({ profile, hasTraining }) => tabsWithData(profile, hasTraining).length === 0}
          empty={<NoProfile title="暂无数据" hint="学校填写概况后会出现在这里" />}
          errorTitle="学校概况加载失败"
        >
          {({ certificationLabel, trainingLabel, hasTraining, profile }) => {
            const tabs = tabsWithData(profile, hasTraining);
            const tab = tabAt(tabIndex, tabs) ?? 'overview';
            const labels: Record<SchoolTab, string> = {
              overview: '学校概况',
              districts: '招生区域',
              points: '服务网点',
              organizations: certificationLabel,
            };
            return (
              <>
                <Strip
                  label="学校概况"
                  value={tab}
                  items={tabs.map((value) => ({ value, label: labels[value] }))}
                  panelId={panelId}
                  onChange={(value) => onTab(SCHOOL_TABS.findIndex((each) => each === value))}
                />
                <Panel id={panelId} value={tab}>
                  {tab === 'overview' && (
                    <Overview
                      title={trainingLabel}
                      institution={hasTraining ? profile.institution : null}
                      services={profile.serviceAttributes}
                      certificates={profile.certificateAttributes}
                    />
                  )}
                  {tab === 'districts' && (
                    <DistrictsPanel districts={profile.districts} getMarkerUrl={getMarkerUrl} />
                  )}
                  {tab === 'points' && (
                    <ServicePoints
                      points={profile.servicePoints}
                      now={now}
                      map={map ?? null}
                      getMarkerUrl={getMarkerUrl}
                      getDistance={getDistance}
                    />
                  )}
                  {tab === 'organizations' && (
                    <OrganizationGrid title={certificationLabel} organizations={profile.organizations} />
                  )}
                </Panel>
              </>
            );
          }}
        </Block>
      </Column>
    </>
  );
}

const Column = styled(PageContainer)`
  position: relative;
  padding-bottom: ${theme.space[18]};
  ${media.phone} {
    padding-block: 0 ${theme.space[10]};
  }
`;

const Strip = styled(Tabs)`
  gap: ${theme.space[10]};
  ${media.phone} {
    gap: ${theme.space[6]};
    /* Bleeds to the edge of the screen: a cut tab shows that the strip scrolls. */
    margin-inline: calc(-1 * ${theme.space[4]});
    padding-inline: ${theme.space[4]};
  }
`;

const Panel = styled(TabPanel)`
  padding-top: ${theme.space[8]};
  ${media.phone} {
    padding-top: ${theme.space[4]};
  }
`;

const NoProfile = styled(EmptyState)`
  margin-top: ${theme.space[8]};
`;
