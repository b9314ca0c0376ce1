import { Share, SquarePlus } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface InstallCardProps extends NativeProps<'section', 'children'> {
  /** Asks the browser to install; absent where the student does it in the browser's own menu, as on iOS. */
  onInstall?: (() => void) | undefined;
  onDecline: () => void;
}

/** Offers to put the site on the home screen, quietly: below what a page is for. */
export function InstallCard({ onInstall, onDecline, ...rest }: InstallCardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Icon aria-hidden>
        <SquarePlus size={24} strokeWidth={1.75} />
      </Icon>
      <Text>
        <h2 id={titleId}>添加到主屏幕</h2>
        {onInstall ? (
          <p>点一下图标就到我的学习</p>
        ) : (
          <Steps>
            <li>
              <span>
                点浏览器的分享按钮
                <Share size={18} aria-hidden />
              </span>
            </li>
            <li>
              <span>选“添加到主屏幕”</span>
            </li>
          </Steps>
        )}
      </Text>
      <Actions>
        <Button variant="text" onClick={onDecline}>
          不再提示
        </Button>
        {onInstall && (
          <Button variant="outline" onClick={onInstall}>
            添加
          </Button>
        )}
      </Actions>
    </Root>
  );
}

const Root = styled.section`
  ${cardSurface}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-top: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space[6]};
  ${media.phone} {
    gap: ${theme.space[2]} ${theme.space[3]};
    margin-top: ${theme.space[4]};
    padding: ${theme.space[4]};
  }
  ${media.print} {
    display: none;
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  align-self: start;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
`;

const Text = styled.div`
  flex: 1 1 0;
  min-width: 0;
  color: ${theme.color.text.secondary};
  h2 {
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
  }
`;

const Steps = styled.ol`
  padding-left: 1.25em;
  list-style: decimal;
  svg {
    display: inline-block;
    margin-inline-start: ${theme.space[1]};
    color: ${theme.color.action.base};
    vertical-align: -3px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
  ${media.phone} {
    flex-basis: 100%;
    justify-content: flex-end;
  }
`;
