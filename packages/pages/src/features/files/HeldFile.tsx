import { Button, Dialog, theme } from '@cloud-school/ui';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import type { Held } from './useSaveFile.tsx';

interface HeldFileProps {
  held: Held;
  onClose: () => void;
}

/** In place of a download that the browser of another app would drop: a picture to press long, or the way to the browser. */
export function HeldFile({ held, onClose }: HeldFileProps) {
  const frame = { isOpen: true, isSheetOnPhone: true, closeLabel: '关闭', onClose };
  if (held.pictureUrl === null) return <BrowserHint {...frame} address={held.pageAddress} />;
  return (
    <Dialog {...frame} title="长按图片保存" width={400}>
      <Picture src={held.pictureUrl} alt="要保存的图片" />
    </Dialog>
  );
}

type Frame = Omit<ComponentProps<typeof Dialog>, 'title'>;

function BrowserHint({ address, ...frame }: Frame & { address: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  // `clipboard` is undefined on insecure pages.
  const copy = async () => await navigator.clipboard.writeText(address);
  return (
    <Dialog
      {...frame}
      title="这里不能保存文件"
      description="微信等应用里的网页不能下载文件。请点右上角的“···”，选“在浏览器打开”，再保存一次；也可以复制网址，粘贴到手机浏览器里打开。"
      actions={
        <Button
          onClick={() =>
            void copy().then(
              () => setCopied('网址已复制'),
              () => setCopied('没有复制成功，请长按网址复制'),
            )
          }
        >
          复制网址
        </Button>
      }
    >
      <Address>{address}</Address>
      <p aria-live="polite">{copied && <span>{copied}</span>}</p>
    </Dialog>
  );
}

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70vh;
  margin: 0 auto;
  -webkit-touch-callout: default;
`;

const Address = styled.p`
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  overflow-wrap: anywhere;
  user-select: all;
`;
