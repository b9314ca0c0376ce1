import { RotateCw } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Loading state of the page inside the device. */
export type DevicePhase = 'loading' | 'ready' | 'failed';

interface PhoneDeviceProps {
  /** Address of the mobile page, on an origin of its own. */
  src: string;
  /** The accessible name of the frame: 报名手机页面 */
  title: string;
  phase: DevicePhase;
  onLoad: () => void;
  onRetry: () => void;
  ref?: Ref<HTMLIFrameElement>;
}

/** Layout size of the page in px, before the device is scaled (PREV-01). */
const WIDTH = 375;
const HEIGHT = 812;
const BEZEL = 10;

/** The page may run scripts, use its own storage and submit forms; it may not open windows or navigate this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
/** Device features that the page is denied. */
const DENIED_FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'fullscreen',
  'display-capture',
  'usb',
];

/** A drawn phone with a mobile page inside, on a phone the page alone: a spinner while it loads, a retry button when it fails. */
export function PhoneDevice({ src, title, phase, onLoad, onRetry, ref }: PhoneDeviceProps) {
  return (
    <Device>
      <Screen>
        {phase !== 'failed' && (
          <Page
            ref={ref}
            src={src}
            title={title}
            sandbox={SANDBOX}
            allow={DENIED_FEATURES.map((feature) => `${feature} 'none'`).join('; ')}
            referrerPolicy="origin"
            width={WIDTH}
            height={HEIGHT}
            onLoad={onLoad}
          />
        )}
        {phase === 'loading' && (
          <Cover as="output">
            <BlueSpinner size={32} />
            <span>正在打开手机版</span>
          </Cover>
        )}
        {phase === 'failed' && (
          <Cover role="alert">
            <strong>手机版没有打开</strong>
            网络可能不太稳定，也可以扫码在手机上办理
            <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
              重新打开
            </Button>
          </Cover>
        )}
      </Screen>
    </Device>
  );
}

/* The scale follows the window's width (PREV-01). */
const Device = styled.div`
  --scale: 0.85;
  flex: none;
  padding: ${BEZEL}px;
  border-radius: 36px;
  background: ${theme.color.chrome.footerBackground};
  ${media.laptop} {
    --scale: 0.8;
  }
  ${media.lessonCompact} {
    --scale: 0.78;
  }
  ${media.tablet} {
    --scale: 0.75;
  }
  ${media.phone} {
    --scale: 1;
    flex: 1;
    align-self: stretch;
    min-height: 320px;
    padding: 0;
    border-radius: 0;
  }
`;

const Screen = styled.div`
  position: relative;
  width: calc(${WIDTH}px * var(--scale));
  height: calc(${HEIGHT}px * var(--scale));
  overflow: hidden;
  border-radius: 26px;
  background: ${theme.color.surface.card};
  ${media.phone} {
    width: 100%;
    height: 100%;
    border-radius: 0;
  }
`;

const Page = styled.iframe`
  display: block;
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;
  ${media.phone} {
    width: 100%;
    height: 100%;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  text-align: center;
  strong {
    color: ${theme.color.text.primary};
    font: ${theme.type.labelStrong};
  }
`;

const BlueSpinner = styled(Spinner)`
  color: ${theme.color.action.base};
`;
