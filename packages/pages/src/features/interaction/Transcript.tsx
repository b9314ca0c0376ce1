import { decodeCaptions, parseTranscript } from '@cloud-school/domain';
import { type PanelHead, type Playhead, TranscriptPanel } from '@cloud-school/ui';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { useRenewAddress } from '../../platform/data/useRenewAddress.ts';

interface TranscriptProps {
  head: PanelHead;
  playhead: Playhead;
  captionsUrl: string | null;
}

/** The transcript of a lesson, from the file of its captions; asked for when it opens. Another try asks for their address, too. */
export function Transcript({ head, playhead, captionsUrl }: TranscriptProps) {
  const lines = useSwrLoadable(captionsUrl === null ? null : ['lesson.transcript', captionsUrl], async () => {
    const response = await fetch(captionsUrl ?? '');
    if (!response.ok) throw new Error(`Captions: ${response.status}`);
    return parseTranscript(decodeCaptions(await response.arrayBuffer()));
  });
  const renew = useRenewAddress();
  const retried: typeof lines =
    lines.status === 'failed'
      ? { ...lines, onRetry: () => void renew(captionsUrl ?? '').then(lines.onRetry, lines.onRetry) }
      : lines;
  return <TranscriptPanel head={head} lines={retried} playhead={playhead} />;
}
