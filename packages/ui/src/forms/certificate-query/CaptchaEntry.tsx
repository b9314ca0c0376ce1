import { captchaCode, type Cleaning, normalise } from '@cloud-school/validators';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { TextField, type TextFieldProps } from '../../primitives/text-field/TextField.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** A captcha of digits has the keyboard of digits. */
const KEYBOARDS: Partial<Record<Cleaning, 'numeric'>> = { digits: 'numeric' };

export interface CaptchaEntryProps extends Omit<
  TextFieldProps,
  'label' | 'placeholder' | 'inputMode' | 'clean'
> {
  /** The address of the captcha picture. */
  captcha: Loadable<string>;
  onRefreshCaptcha: () => void;
}

/** The field of a captcha with its picture; a press loads another one (CERT-04). */
export function CaptchaEntry({ captcha, onRefreshCaptcha, ...rest }: CaptchaEntryProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = captcha.status === 'failed' || (captcha.status === 'ready' && captcha.data === brokenUrl);
  return (
    <Row>
      <TextField
        {...rest}
        label="图形验证码"
        placeholder="请输入验证码"
        inputMode={KEYBOARDS[captchaCode.options.clean]}
        clean={normalise(captchaCode)}
      />
      {captcha.status === 'loading' ? (
        <Loading aria-busy>
          <VisuallyHidden>正在加载验证码图片</VisuallyHidden>
          <Skeleton width="100%" height={48} shape="block" />
        </Loading>
      ) : (
        <PictureButton
          type="button"
          aria-label={isBroken ? '验证码图片加载失败，点击重新加载' : '验证码图片，看不清可换一张'}
          title={isBroken ? '重新加载' : '看不清，换一张'}
          onClick={onRefreshCaptcha}
        >
          {captcha.status === 'ready' && !isBroken ? (
            <img
              src={captcha.data}
              alt=""
              width={120}
              height={48}
              onError={() => setBrokenUrl(captcha.data)}
            />
          ) : (
            <Failed>点击重新加载</Failed>
          )}
        </PictureButton>
      )}
      <RefreshButton
        label="换一张验证码"
        size="large"
        icon={<RefreshCw size={18} aria-hidden />}
        onClick={onRefreshCaptcha}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem 48px;
  align-items: start;
  gap: ${theme.space[2]};
  ${media.phone} {
    /* At 360 px the placeholder of the field has room. */
    grid-template-columns: minmax(0, 1fr) 5.75rem minmax(48px, auto);
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Aligns with the text field: the height of its label and the gap below. */
const belowLabel = css`
  margin-top: calc(${theme.space[2]} + 1.4375rem);
  ${media.largeText} {
    margin-top: 0;
  }
`;

const Loading = styled.div`
  position: relative;
  ${belowLabel}
`;

const RefreshButton = styled(IconButton)`
  ${belowLabel}
`;

const PictureButton = styled.button`
  ${belowLabel}
  overflow: hidden;
  height: ${theme.size.control.large};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.fill};
  &:hover {
    box-shadow: 0 0 0 1px ${theme.color.line.strong};
  }
  img {
    width: 100%;
    height: ${theme.size.control.large};
    object-fit: contain;
  }
`;

const Failed = styled.span`
  color: ${theme.color.danger.ink};
  font: ${theme.type.caption};
`;
