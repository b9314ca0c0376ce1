import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../../primitives/error-panel/ErrorPanel.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import type { ServiceMapProps } from './ServiceMap.tsx';

/** Loads the map and its library; the list beside it works without them. */
export function LazyServiceMap(props: ServiceMapProps) {
  const [loaded, setLoaded] = useState<{ Map: ComponentType<ServiceMapProps> } | 'failed' | null>(null);
  const load = useCallback(() => {
    import('./ServiceMap.tsx').then(
      ({ ServiceMap }) => setLoaded({ Map: ServiceMap }),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <Frame>
      {loaded === null && <Skeleton shape="block" height="100%" />}
      {loaded === 'failed' && (
        <ErrorPanel title="地图加载失败" hint="网点列表不受影响" variant="bare" onRetry={load} />
      )}
      {loaded !== null && loaded !== 'failed' && <loaded.Map {...props} />}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  min-height: 504px;
  ${media.phone} {
    min-height: 0;
    height: 200px;
  }
`;
