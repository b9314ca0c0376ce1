import { WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { NoticeStrip as Strip } from '../../primitives/notice-strip/NoticeStrip.tsx';
import { theme } from '../../theme/theme.ts';

interface SearchNoticesProps {
  isOffline: boolean;
  /** Asks again for the parts that failed; null where none has. */
  onRetry: (() => void) | null;
}

/** What is not searched: one thing at a time. */
export function SearchNotices({ isOffline, onRetry }: SearchNoticesProps) {
  if (isOffline)
    return (
      <NoticeStrip tone="warning" icon={<WifiOff size={20} aria-hidden />}>
        没有网络，只找了这台设备里的；连上后自己再找一遍
      </NoticeStrip>
    );
  if (onRetry === null) return null;
  const retry = (
    <Button size="small" variant="outline" onClick={onRetry}>
      再找一次
    </Button>
  );
  return (
    <NoticeStrip tone="warning" action={retry}>
      这次没找全，字还在
    </NoticeStrip>
  );
}

/* A block of its own between the field and what was found. */
const NoticeStrip = styled(Strip)`
  flex-wrap: nowrap;
  margin-top: ${theme.space[3]};
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.segment};
`;
