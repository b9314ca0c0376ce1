import type { RelatedCertificate } from '@cloud-school/domain';
import { ZoomIn } from 'lucide-react';
import { styled } from 'styled-components';
import { splitCertificateName } from '../../../cards/major-card/splitCertificateName.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../../theme/theme.ts';
import { CertificatePicture } from './CertificatePicture.tsx';

interface CertificateCardProps {
  certificate: RelatedCertificate;
  onOpen: () => void;
  /** Called when the pointer or the focus reaches the card, to preload the dialog. */
  onInterest?: () => void;
}

/** A certificate with its picture or a drawn sample; a click opens it large. */
export function CertificateCard({ certificate, onOpen, onInterest }: CertificateCardProps) {
  const { subject, kind, level } = splitCertificateName(certificate.name);
  const facts = [kind, level].filter((fact) => fact !== null);
  return (
    <Root type="button" onClick={onOpen} onPointerEnter={onInterest} onFocus={onInterest}>
      <CertificatePicture certificate={certificate} />
      <VisuallyHidden>查看样本</VisuallyHidden>
      <Foot>
        <Text>
          <Name>
            <PhraseText>{subject}</PhraseText>
          </Name>
          <Facts>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {facts.length === 0 && <span>证书样本</span>}
          </Facts>
        </Text>
        <ZoomIn size={20} aria-hidden />
      </Foot>
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  width: 100%;
  height: 100%;
  padding: ${theme.space[3]};
  ${cardSurface}
  text-align: left;
  transition: box-shadow ${theme.motion.quick};
  &:hover {
    box-shadow: ${theme.shadow.raised};
  }
`;

const Foot = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[1]} ${theme.space[1]};
  > svg {
    flex: none;
    color: ${theme.color.text.secondary};
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  display: block;
  ${clamp(1)}
  font: ${theme.type.bodyStrong};
`;

/** Each fact is whole; the dot between two of them is clipped where the second begins a line. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1em;
  overflow: hidden;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  > span {
    position: relative;
  }
  > span + span::before {
    content: '·';
    position: absolute;
    left: -1em;
    width: 1em;
    text-align: center;
  }
`;
