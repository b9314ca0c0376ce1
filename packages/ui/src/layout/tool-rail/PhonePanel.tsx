import { CircleCheck, Copy, Phone } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { RailFailure } from './RailFailure.tsx';

export interface PhonePanelProps {
  /** Null if the school has none. */
  phone: Loadable<string | null>;
  /** Copies the number to the clipboard; rejects if the browser does not allow it. */
  onCopy: (phone: string) => Promise<void>;
}

/** The school's phone number (RAIL-02), with a copy button; on a phone, with a call button. */
export function PhonePanel({ phone, onCopy }: PhonePanelProps) {
  if (phone.status === 'failed') return <RailFailure title="电话加载失败" onRetry={phone.onRetry} />;
  return (
    <Root aria-busy={phone.status === 'loading' || undefined}>
      <Caption>电话咨询</Caption>
      {phone.status === 'loading' ? (
        <Skeleton width={156} height={27} />
      ) : phone.data === null ? (
        <Missing>无</Missing>
      ) : (
        <Call number={phone.data} onCopy={onCopy} />
      )}
    </Root>
  );
}

function Call({ number, onCopy }: { number: string; onCopy: (phone: string) => Promise<void> }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const isCopied = outcome === 'copied';
  const copy = () =>
    void onCopy(number).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Digits>{number}</Digits>
      <DesktopOnly>
        <CopyButton $isCopied={isCopied} type="button" onClick={copy}>
          {isCopied ? <CircleCheck size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          <span>{isCopied ? '已复制' : '复制号码'}</span>
        </CopyButton>
        <CopyError>{outcome === 'failed' && '没有复制成功，请手动选中号码'}</CopyError>
        <VisuallyHidden as="output">{isCopied && '已复制'}</VisuallyHidden>
      </DesktopOnly>
      <Dial href={`tel:${number.replaceAll(' ', '')}`}>
        <Phone size={16} aria-hidden />
        <span>拨打电话</span>
      </Dial>
    </>
  );
}

const Root = styled.div`
  min-width: 104px;
  padding: 0 ${theme.space[1]};
`;

const Caption = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Digits = styled.p`
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Missing = styled.p`
  font: ${theme.type.label};
`;

const DesktopOnly = styled.div`
  margin-top: ${theme.space[2]};
  ${media.phone} {
    display: none;
  }
`;

const CopyButton = styled.button<{ $isCopied: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-width: 112px;
  min-height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  background: ${({ $isCopied }) => ($isCopied ? theme.color.success.tint : theme.color.action.tint)};
  color: ${({ $isCopied }) => ($isCopied ? theme.color.success.ink : theme.color.action.base)};
  font: ${theme.type.bodyStrong};
`;

const CopyError = styled.p`
  color: ${theme.color.danger.ink};
  font: ${theme.type.caption};
`;

const Dial = styled.a`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.control.touch};
    margin-top: ${theme.space[2]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
    font: ${theme.type.bodyStrong};
  }
`;
