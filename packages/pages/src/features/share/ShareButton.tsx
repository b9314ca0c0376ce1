import { Button, type ButtonProps } from '@cloud-school/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { Shared } from './Shared.ts';
import { useWeChatCard } from './useWeChatCard.ts';

const SharePoster = lazyDialog(() => import('./SharePoster.tsx'), 'SharePoster');

interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  shared: Shared;
  label?: string;
}

/** Shares a page by the system's sheet; where there is none, by a poster with its QR code. */
export function ShareButton({ shared, label = '分享', variant = 'text', ...look }: ShareButtonProps) {
  const { visit } = usePortal();
  const [isOpen, setOpen] = useState(false);
  useWeChatCard(shared);

  async function share() {
    const { title, text, path } = shared;
    // The browser takes the press as consent for a moment only: nothing is awaited before the call.
    const isShared = await shareBySystem({ title, text: text ?? title, url: visit.origin + path });
    if (!isShared) setOpen(true);
  }

  return (
    <>
      <Button
        {...look}
        variant={variant}
        icon={<Share2 size={16} aria-hidden />}
        onClick={() => void share()}
      >
        {label}
      </Button>
      {isOpen && <SharePoster shared={shared} onClose={() => setOpen(false)} />}
    </>
  );
}

/** True where the system took it, or the person closed its sheet. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
