import { decodeCaptions, parseCaptions } from '@cloud-school/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** As the library takes it: seconds. */
export interface CaptionCue {
  startTime: number;
  endTime: number;
  text: string;
}

export interface CaptionFile {
  url: string;
  /** What the library takes for a file; null where it did not come, was refused, or has no captions. */
  content: { cues: CaptionCue[] } | null;
}

/**
 * The file of captions, read as browsers read it. It loads when captions are first on. The library would take a refusal for a
 * file without captions.
 */
export function useCaptionFile(url: string | null, isOn: boolean, onFail: () => void): CaptionFile | null {
  const [file, setFile] = useState<CaptionFile | null>(null);
  const handleFail = useEffectEvent(onFail);
  const wanted = isOn && file?.url !== url ? url : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    const left = new AbortController();
    readCaptions(wanted, left.signal).then(
      (content) => setFile({ url: wanted, content }),
      () => {
        if (left.signal.aborted) return;
        setFile({ url: wanted, content: null });
        handleFail();
      },
    );
    return () => left.abort();
  }, [wanted]);
  return file?.url === url ? file : null;
}

async function readCaptions(url: string, signal: AbortSignal): Promise<CaptionFile['content']> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`Captions: ${response.status}`);
  const cues = parseCaptions(decodeCaptions(await response.arrayBuffer()));
  if (cues.length === 0) throw new Error('The file has no captions.');
  return {
    cues: cues.map(({ startMs, endMs, text }) => ({
      startTime: startMs / 1000,
      endTime: endMs / 1000,
      text,
    })),
  };
}
