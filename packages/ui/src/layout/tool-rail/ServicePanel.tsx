import { QrCode } from 'lucide-react';
import { useContext } from 'react';
import { styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { SavePicture } from '../../primitives/qr-code/SavePicture.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { ClosePopoverContext } from '../lazy-popover/LazyPopover.tsx';
import { RailFailure } from './RailFailure.tsx';

export interface ServicePanelProps {
  /** The address of the code's picture; null if the school has none. */
  codeUrl: Loadable<string | null>;
  /** How soon customer service replies: 工作日 10 分钟内回复. */
  reply?: string | null;
  /** Opens the consultation form instead. */
  onConsult: () => void;
}

const SIZE = 144;

/** The code of customer service on WeChat (RAIL-03). */
export function ServicePanel({ codeUrl, reply, onConsult }: ServicePanelProps) {
  const close = useContext(ClosePopoverContext);
  function consult() {
    close();
    onConsult();
  }
  if (codeUrl.status === 'failed') {
    return <RailFailure title="客服二维码加载失败" onRetry={codeUrl.onRetry} />;
  }
  if (codeUrl.status === 'loading') {
    return (
      <Root aria-busy>
        <Skeleton width={SIZE} height={SIZE} shape="block" />
        <Title>微信扫码，找客服老师</Title>
        {reply && <Hint>{reply}</Hint>}
      </Root>
    );
  }
  if (codeUrl.data === null) {
    return (
      <Missing>
        <QrCode size={24} aria-hidden />
        <span>暂无客服微信</span>
        <Consult type="button" onClick={consult}>
          改用留言咨询
        </Consult>
      </Missing>
    );
  }
  return (
    <Root>
      <Code src={codeUrl.data} alt="客服微信二维码" ratio={1} placeholderText="客服" isEager />
      <Title>微信扫码，找客服老师</Title>
      {reply && <Hint>{reply}</Hint>}
      <SavePicture url={codeUrl.data} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  min-width: ${SIZE}px;
  text-align: center;
`;

const Code = styled(Picture)`
  width: ${SIZE}px;
  margin: 0 auto;
  border-radius: ${theme.radius.segment};
`;

const Title = styled.p`
  margin-top: ${theme.space[2]};
  font: ${theme.type.bodyStrong};
`;

const Hint = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Missing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text.secondary};
`;

const Consult = styled.button`
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
  &:hover {
    background: ${theme.color.action.tint};
  }
`;
