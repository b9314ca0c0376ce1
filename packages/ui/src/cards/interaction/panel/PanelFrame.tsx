import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import type { NativeProps } from '../../../primitives/native/NativeProps.ts';
import { ScrollBox } from '../../../primitives/scroll-box/ScrollBox.tsx';
import { theme } from '../../../theme/theme.ts';

/** Where a panel is shown: under tabs that name it, or on its own with a title and an optional close button. */
export type PanelHead = { variant: 'tabbed' } | { variant: 'titled'; onClose?: (() => void) | undefined };

interface PanelFrameProps extends NativeProps<'section', 'title'> {
  /** 问答 */
  title: string;
  head: PanelHead;
  /** Beside the title; under tabs on a line of their own. */
  filters?: ReactNode;
  /** Absent where nothing is written. */
  composer?: ReactNode;
  /** The place that the list scrolls to when something was added: its start. */
  topRef?: Ref<HTMLDivElement>;
  listRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** One side of a classroom: a list that scrolls, above a composer that stays. */
export function PanelFrame({
  title,
  head,
  filters,
  composer,
  topRef,
  listRef,
  children,
  ...rest
}: PanelFrameProps) {
  const hasHead = head.variant === 'titled' || Boolean(filters);
  return (
    <Root aria-label={title} {...rest}>
      {hasHead && (
        <Head>
          {head.variant === 'titled' && <Title>{title}</Title>}
          <Filters>{filters}</Filters>
          {head.variant === 'titled' && head.onClose && (
            <Close
              variant="ghost"
              size="small"
              label={`关闭${title}`}
              icon={<X size={20} aria-hidden />}
              onClick={head.onClose}
            />
          )}
        </Head>
      )}
      <List ref={listRef}>
        <div ref={topRef} />
        {children}
      </List>
      {composer && <Foot data-composer>{composer}</Foot>}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: ${theme.color.surface.card};
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  [data-typing='true'] & {
    display: none;
  }
`;

const Title = styled.h2`
  flex: none;
  font: ${theme.type.cardTitle};
`;

const Filters = styled.div`
  flex: 1;
  min-width: 0;
`;

/* Its icon ends where the list does. */
const Close = styled(IconButton)`
  margin-right: calc(-1 * ${theme.space[2]});
`;

/* Below what is written, where a phone has room for both: the fields are under the picture. */
const List = styled(ScrollBox)`
  flex: 1;
  [data-typing='true'] & {
    order: 1;
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

const Foot = styled.div`
  position: relative;
  flex: none;
  max-height: 70%;
  padding: ${theme.space[4]} ${theme.space[5]} max(${theme.space[4]}, env(safe-area-inset-bottom));
  overflow-y: auto;
  border-top: 1px solid ${theme.color.line.hairline};
  box-shadow: ${theme.shadow.foot};
  /* Above the keyboard of a phone what is written has all the room. */
  [data-typing='true'] & {
    max-height: 100%;
    padding-top: 0;
    border-top: 0;
    box-shadow: none;
  }
  [data-low] & {
    padding-block: ${theme.space[2]};
  }
`;
