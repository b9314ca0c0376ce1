import { RotateCw } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.ts';
import { theme } from '../../theme/theme.ts';

/** What is known of the page inside the device. */
export type DevicePhase = 'loading' | 'ready' | 'failed';

interface PhoneDeviceProps {
  /** Address of the mobile page, on an origin of its own. */
  src: string;
  /** What the page is: 报名手机页面 */
  title: string;
  phase: DevicePhase;
  onLoad: () => void;
  onRetry: () => void;
  ref?: Ref<HTMLIFrameElement>;
}

/** PREV-01: the page is laid out at this size, then scaled. */
const WIDTH = 375;
const HEIGHT = 812;
const BEZEL = 10;

/** What the page may: run and keep its own storage, send its forms; no windows, no way up, no powers of the device. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
const POWERS = ['camera', 'microphone', 'geolocation', 'payment', 'fullscreen', 'display-capture', 'usb'];

/** A drawn phone with a mobile page in it: a spinner until it is there, a way to try again when it does not come. */
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
            allow={POWERS.map((power) => `${power} 'none'`).join('; ')}
            referrerPolicy="origin"
            width={WIDTH}
            height={HEIGHT}
            onLoad={onLoad}
          />
        )}
        {phase === 'loading' && (
          <Cover as="output">
            <BlueSpinner size={32} />
            正在打开手机版
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

/* The window's width chooses the scale; the steps are ours. */
const Device = styled.div`
  --scale: 0.85;
  flex: none;
  padding: ${BEZEL}px;
  border-radius: 36px;
  background: ${theme.color.chrome.footerBackground};
  @media (max-width: 1439px) {
    --scale: 0.8;
  }
  @media (max-width: 1279px) {
    --scale: 0.78;
  }
  @media (max-width: 1023px) {
    --scale: 0.75;
  }
`;

const Screen = styled.div`
  position: relative;
  width: calc(${WIDTH}px * var(--scale));
  height: calc(${HEIGHT}px * var(--scale));
  overflow: hidden;
  border-radius: 26px;
  background: ${theme.color.surface.card};
`;

const Page = styled.iframe`
  display: block;
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;
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
