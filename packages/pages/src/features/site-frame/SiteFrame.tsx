import { FooterBand, media, SiteLayout, useIsPhone, useMedia } from '@cloud-school/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { HeadContext } from '../../platform/title/HeadContext.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { useSiteHead } from '../../platform/title/useSiteHead.ts';
import { findPhonePage } from './phonePagePath.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteRail } from './SiteRail.tsx';
import { SiteUtilityBar } from './SiteUtilityBar.tsx';

/** Pages with a floating panel of their own in the place of the tool rail (CROOM-01). */
const WITHOUT_RAIL: ReadonlySet<string> = new Set([paths.classroomDetail]);

/** Pages that fill the window of a phone, with a bar of their own. */
const BARE_ON_PHONE: ReadonlySet<string> = new Set([paths.classroomDetail]);

/** What the addresses of a student's pages begin with. */
const STUDY = '/study';

/** Header, footer and tool rail around a page, each filled with the school's data once it loads (SHELL-02). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { brand } = usePortal();
  const { Band = FooterBand } = brand.slots;
  const { pathname } = useLocation();
  const head = useSiteHead(usePageTitle());
  const isPhone = useIsPhone();
  /** On a phone nothing lies over what a student learns, and nothing is promoted below it. */
  const isStudyOnPhone = isPhone && pathname.startsWith(STUDY);
  const isLessonPhone = useMedia(media.lessonPhone);
  if (isLessonPhone && BARE_ON_PHONE.has(pathname)) return <HeadContext value={head}>{children}</HeadContext>;
  const phonePage = isPhone ? findPhonePage(pathname) : undefined;
  return (
    <SiteLayout
      utilityBar={!phonePage && <SiteUtilityBar />}
      header={<SiteHeader phonePage={phonePage} />}
      band={
        !isStudyOnPhone && (
          <RenderWhenIdle>
            <Band services={brand.words.services} />
          </RenderWhenIdle>
        )
      }
      footer={
        <RenderWhenIdle>
          <Suspense>
            <SiteFooter variant={isStudyOnPhone ? 'line' : 'full'} />
          </Suspense>
        </RenderWhenIdle>
      }
      rail={!isStudyOnPhone && !WITHOUT_RAIL.has(pathname) && <SiteRail />}
    >
      <HeadContext value={head}>{children}</HeadContext>
    </SiteLayout>
  );
}

/** Renders its children once the page is idle: for content below the first screen. */
function RenderWhenIdle({ children }: { children: ReactNode }) {
  return usePageIdle() && children;
}
