import { BlockBoundary, Skeleton, ToolRail } from '@cloud-school/ui';
import { Headset, House, MessageSquareText, Newspaper, Phone } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { lazyComponent, retryFailedImports } from '../../platform/navigation/lazyComponent.ts';
import { newsListPath, paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useSchoolFacts } from './useSchoolFacts.ts';

const Consultation = lazyDialog(() => import('../consultation/Consultation.tsx'), 'Consultation');
const RailPhone = lazyComponent(() => import('./RailPanels.tsx'), 'RailPhone');
const RailService = lazyComponent(() => import('./RailPanels.tsx'), 'RailService');

/** The tool rail of every public page (RAIL-01 to RAIL-04); its panels and dialogs are imported when they open. */
export function SiteRail() {
  const { Rail = ToolRail } = usePortal().brand.slots;
  const { phone } = useSchoolFacts();
  const [isConsulting, setConsulting] = useState(false);
  const consult = () => setConsulting(true);
  return (
    <>
      <Rail
        items={[
          { label: '留言', icon: <MessageSquareText size={20} aria-hidden />, onSelect: consult },
          {
            label: '电话',
            icon: <Phone size={20} aria-hidden />,
            panel: (
              <Panel>
                <RailPhone schoolPhone={phone ?? null} />
              </Panel>
            ),
          },
          {
            label: '客服',
            icon: <Headset size={20} aria-hidden />,
            panel: (
              <Panel>
                <RailService onConsult={consult} />
              </Panel>
            ),
          },
          { label: '资讯', to: newsListPath(), icon: <Newspaper size={20} aria-hidden /> },
          { label: '首页', to: paths.home, icon: <House size={20} aria-hidden /> },
        ]}
      />
      {isConsulting && <Consultation onClose={() => setConsulting(false)} />}
    </>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <BlockBoundary title="没有打开" onError={retryFailedImports} variant="bare">
      <Suspense fallback={<Skeleton width={144} height={80} shape="block" />}>{children}</Suspense>
    </BlockBoundary>
  );
}
