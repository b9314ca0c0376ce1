import { getHotMajor, listProducts, pageHotMajors } from '@cloud-school/api-client';
import { type HotMajor, isolate } from '@cloud-school/domain';
import { catalogueSize, dataOf, HotMajorScreen, mapLoadable } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEnrolment } from '../../features/app-entry/useEnrolment.tsx';
import { RelatedProducts } from '../../features/products/RelatedProducts.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import type { Shared } from '../../features/share/Shared.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { majorPath, paths } from '../../platform/navigation/paths.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

/** By code that is imported when something has to move, as for every other scroll of a page. */
async function scrollToQuestion(question: HTMLElement): Promise<void> {
  const arrival = await import('../../platform/history/restoreScrollAndFocus.ts').catch(() => null);
  arrival?.animateToElement(question);
}

/** The element of the products, to which their price leads. */
const PRODUCTS_ID = 'products';

const Consultation = lazyDialog(() => import('../../features/consultation/Consultation.tsx'), 'Consultation');

/** The hot major of the address, or the first of the catalogue. */
export function HotMajorPage() {
  const [search] = useSearchParams();
  const majors = mapLoadable(useLoadable(pageHotMajors, { size: catalogueSize }), ({ items }) => items);
  const first = dataOf(majors)?.[0]?.id ?? null;
  const id = search.get('id') || first;
  const major = useLoadable(getHotMajor, id ? { id } : null);

  usePageFacts({ isHidden: search.has('id') && major.status === 'ready' && !major.data });

  const { open: enrol, dialog: enrolDialog } = useEnrolment();
  const { school } = useTenantSchool();
  const [isConsulting, setConsulting] = useState(false);
  const shown = dataOf(major);
  const majorName = shown?.name;
  const productIds = shown?.relatedProductIds ?? [];
  const offer = useOffer(productIds);

  return (
    <>
      <HotMajorScreen
        majors={majors}
        // Without an id, the major has the state of the catalogue; null if the catalogue is empty.
        major={id ? major : mapLoadable(majors, () => null)}
        majorId={id}
        questionId={search.get('questionId')}
        getLink={(each) => majorPath(each.id)}
        homeTo={paths.home}
        listTo={paths.majors}
        onShowQuestion={scrollToQuestion}
        offer={offer}
        onEnrol={enrol && (() => enrol(majorName && `专业“${isolate(majorName)}”`))}
        onConsult={() => setConsulting(true)}
        phone={dataOf(school)?.contactMobile ?? null}
        share={shown && <ShareButton shared={toShared(shown)} />}
        relatedProducts={<RelatedProducts id={PRODUCTS_ID} productIds={productIds} title="相关培训" />}
      />
      {enrolDialog}
      {isConsulting && <Consultation onClose={() => setConsulting(false)} />}
    </>
  );
}

/** What the products cost, and where they are listed; null without products. */
function useOffer(productIds: string[]) {
  const products = useLoadable(listProducts, productIds.length > 0 ? { productIds } : null);
  return productIds.length > 0 ? { products, to: `#${PRODUCTS_ID}` } : null;
}

/** What is shared of a major. */
const toShared = ({ id, name, certificates, pictureUrl, salary }: HotMajor): Shared => ({
  kind: 'major',
  title: name,
  text: certificates.map((certificate) => certificate.name).join('、') || null,
  imageUrl: pictureUrl,
  eyebrow: '热门专业',
  salary,
  call: '扫码看这个专业',
  behind: '学什么、考什么、去哪里',
  path: majorPath(id),
});
