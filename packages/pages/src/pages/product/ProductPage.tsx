import { getHotMajor, listProducts, pageHotMajors } from '@cloud-school/api-client';
import { type HotMajor, isolate, type Price, type Product, shownPrices } from '@cloud-school/domain';
import {
  catalogueSize,
  dataOf,
  formatYuan,
  type Loadable,
  mapLoadable,
  ProductScreen,
  type ProductSchool,
  useSchoolSettings,
} from '@cloud-school/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useEnrolment } from '../../features/app-entry/useEnrolment.tsx';
import { RelatedProducts } from '../../features/products/RelatedProducts.tsx';
import { useProductLabels } from '../../features/products/useProductLabels.ts';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import type { Shared } from '../../features/share/Shared.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { type PreloadScope, preloadLoadable } from '../../platform/early/preloadLoadable.ts';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { paths, productPath, schoolPath } from '../../platform/navigation/paths.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

const Consultation = lazyDialog(() => import('../../features/consultation/Consultation.tsx'), 'Consultation');

/** The product of the address, with the salary, questions and other products of the major that names it. */
export function ProductPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const product = mapLoadable(
    useLoadable(listProducts, id ? { productIds: [id] } : null),
    (found) => found.find(({ productId }) => productId === id) ?? null,
  );
  const settings = useSchoolSettings();
  const major = useMajorOf(id);
  const shown = dataOf(product);
  usePageFacts(
    shown
      ? { heading: shown.name, description: describe(shown), imageUrl: shown.imageUrl }
      : { isHidden: !id || product.status === 'ready' },
  );

  const { open: enrol, dialog: enrolDialog } = useEnrolment();
  const labels = useProductLabels();
  const school = useProductSchool();
  const [isConsulting, setConsulting] = useState(false);
  if (!id) return <Navigate to={paths.majors} replace />;
  return (
    <>
      <ProductScreen
        product={product}
        labels={labels}
        salary={major.salary}
        questions={major.questions}
        school={school}
        homeTo={paths.home}
        listTo={paths.majors}
        certificateQueryTo={paths.certificateQuery}
        onEnrol={enrol && shown ? () => enrol(`培训项目“${isolate(shown.name)}”`) : undefined}
        onConsult={() => setConsulting(true)}
        share={shown && <ShareButton shared={toShared(shown, shownPrices(shown, settings).current)} />}
        relatedProducts={
          <RelatedProducts
            title="相关项目"
            productIds={major.relatedProductIds.filter((each) => each !== id)}
          />
        }
      />
      {enrolDialog}
      {isConsulting && <Consultation onClose={() => setConsulting(false)} />}
    </>
  );
}

/** What the first major that names a product knows; nothing where none does, or while it loads. */
function useMajorOf(productId: string | null): Pick<HotMajor, 'salary' | 'questions' | 'relatedProductIds'> {
  const majors = useLoadable(pageHotMajors, { size: catalogueSize });
  const found = dataOf(majors)?.items.find(({ relatedProductIds }) =>
    relatedProductIds.some((id) => id === productId),
  );
  const major = useLoadable(getHotMajor, found ? { id: found.id } : null);
  return dataOf(major) ?? { salary: null, questions: [], relatedProductIds: [] };
}

/** What both calls for the school say; without the second, what the first does. */
function useProductSchool(): Loadable<ProductSchool> {
  const { school, business } = useTenantSchool();
  if (business.status === 'loading') return business;
  return mapLoadable(school, ({ universityName, logoUrl, address, contactMobile }) => ({
    name: universityName,
    logoUrl,
    tags: dataOf(business)?.tags ?? [],
    address,
    phone: dataOf(business)?.contactMobile ?? contactMobile,
    to: schoolPath(),
  }));
}

/** What is shared of it. */
const toShared = (product: Product, price: Price | null): Shared => ({
  kind: 'project',
  title: product.name,
  text: describe(product),
  imageUrl: product.imageUrl,
  eyebrow: '培训项目',
  price,
  note: product.subsidy && `补贴 ¥${formatYuan(product.subsidy)}`,
  call: '扫码选班期',
  behind: '手机上报名，约 2 分钟',
  path: productPath(product),
});

/** What a link preview says of it. */
const describe = ({ certificateType, issuingAuthority, certificateBenefits }: Product): string =>
  [certificateType, issuingAuthority && `${issuingAuthority}发证`, ...certificateBenefits]
    .filter(Boolean)
    .join('，');

/** Starts the calls of the product at an address. */
export async function preloadProduct(scope: PreloadScope, search: URLSearchParams): Promise<void> {
  const id = search.get('id');
  if (!id) return;
  await Promise.all([
    preloadLoadable(scope, listProducts, { productIds: [id] }),
    preloadLoadable(scope, pageHotMajors, { size: catalogueSize }),
  ]);
}
