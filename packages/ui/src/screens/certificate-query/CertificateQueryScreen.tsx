import type { ServiceContact } from '@cloud-school/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import {
  CertificateQueryForm,
  type CertificateQueryFormProps,
} from '../../forms/certificate-query/CertificateQueryForm.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { QueryGuide } from './query/QueryGuide.tsx';
import { QueryHero } from './query/QueryHero.tsx';
import type { QueryOutcome } from './QueryOutcome.ts';
import { FoundResult } from './result/FoundResult.tsx';
import { NotFoundResult } from './result/NotFoundResult.tsx';
import type { PictureCardProps } from './result/PictureCard.tsx';
import { SummaryBar } from './result/SummaryBar.tsx';

export interface CertificateQueryScreenProps
  extends Omit<CertificateQueryFormProps, 'help' | 'nameRef'>, Omit<PictureCardProps, 'pictureUrl'> {
  /** On the sheet of a found certificate. */
  schoolName: string;
  /** The answer to the last query; null before the first query and after a reset. */
  outcome: QueryOutcome | null;
  /** Discards the answer, to query again. */
  onReset: () => void;
  contact: Loadable<ServiceContact | null>;
  /** The address of a query of the found certificate, as its QR code. */
  address?: string | null;
  /** The button that shares the address. */
  share?: ReactNode;
}

/** The public certificate query: a form and its answer, which replaces the form on a phone (CERT-02 to CERT-06). */
export function CertificateQueryScreen({
  schoolName,
  outcome,
  onReset,
  contact,
  address = null,
  share,
  onView,
  onDownload,
  onPrint,
  ...form
}: CertificateQueryScreenProps) {
  const known = dataOf(contact);
  const nameField = useRef<HTMLInputElement>(null);
  const shouldFocusForm = useRef(false);
  useEffect(() => {
    if (outcome || !shouldFocusForm.current) return;
    shouldFocusForm.current = false;
    nameField.current?.focus();
  }, [outcome]);
  const reset = () => {
    shouldFocusForm.current = true;
    onReset();
  };

  return (
    <Root data-answered={outcome ? '' : undefined}>
      {outcome && <SummaryBar outcome={outcome} onReset={reset} />}
      <Ask>
        <QueryHero />
        <PageContainer>
          <Card>
            <CertificateQueryForm {...form} nameRef={nameField} help={<Help contact={known} />} />
          </Card>
        </PageContainer>
      </Ask>
      <Answer>
        {!outcome && <QueryGuide />}
        {outcome?.certificate && (
          <FoundResult
            key={outcome.id}
            certificate={outcome.certificate}
            queriedAt={outcome.queriedAt}
            schoolName={schoolName}
            contact={known}
            address={address}
            share={share}
            onView={onView}
            onDownload={onDownload}
            onPrint={onPrint}
          />
        )}
        {outcome && !outcome.certificate && (
          <NotFoundResult key={outcome.id} outcome={outcome} contact={known} onReset={reset} />
        )}
      </Answer>
    </Root>
  );
}

/** The captcha has no audio version: visitors who cannot read it get a phone number to call. */
function Help({ contact }: { contact: ServiceContact | null }) {
  return contact?.mobile
    ? `看不清可以换一张。读不了图片、姓名超过 8 个字，请打 ${contact.mobile}，老师代查。`
    : '看不清可以换一张。读不了图片、姓名超过 8 个字，请联系学校，老师代查。';
}

const Root = styled.div`
  padding-bottom: ${theme.space[18]};
  ${media.phone} {
    padding-bottom: ${theme.space[8]};
  }
`;

const Ask = styled.div`
  ${media.phone} {
    [data-answered] > & {
      display: none;
    }
  }
`;

const Answer = styled(PageContainer)`
  margin-top: ${theme.space[8]};
  ${media.phone} {
    margin-top: ${theme.space[6]};
    [data-answered] > & {
      margin-top: ${theme.space[3]};
    }
  }
`;

const Card = styled.div`
  position: relative;
  margin-top: -92px;
  padding: ${theme.space[4]} ${theme.space[10]} ${theme.space[8]};
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  ${media.tablet} {
    padding-inline: ${theme.space[6]};
  }
  ${media.phone} {
    margin-top: calc(-1 * ${theme.space[14]});
    padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
    border-radius: ${theme.radius.dialog};
  }
`;
