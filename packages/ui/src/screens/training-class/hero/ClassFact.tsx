import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface ClassFactProps {
  label: string;
  icon: ReactNode;
  /** A fact that is null renders nothing; one that failed offers to load it again. */
  value: Loadable<string | null>;
  /** Shown only on a phone, or only elsewhere. */
  only?: 'phone' | 'wide';
}

/** A fact of the class: its label over its value, with an icon at the left. */
export function ClassFact({ label, icon, value, only }: ClassFactProps) {
  if (value.status === 'ready' && value.data === null) return null;
  return (
    <Root $only={only} aria-busy={value.status === 'loading' || undefined}>
      {icon}
      <div>
        <Label>{label}</Label>
        {value.status === 'failed' ? (
          <Failure role="alert">
            加载失败
            <Retry type="button" aria-label={`重新加载：${label}`} onClick={value.onRetry}>
              重新加载
            </Retry>
          </Failure>
        ) : (
          <Value>
            {value.status === 'ready' ? (
              value.data
            ) : (
              <Waiting>
                <VisuallyHidden>正在加载</VisuallyHidden>
              </Waiting>
            )}
          </Value>
        )}
      </div>
    </Root>
  );
}

const Root = styled.li<{ $only: 'phone' | 'wide' | undefined }>`
  display: ${({ $only }) => ($only === 'phone' ? 'none' : 'flex')};
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0 ${theme.space[6]};
  /* The list clips the line of the first fact of each row. */
  border-left: 1px solid ${theme.color.hero.line};
  > svg {
    flex: none;
  }
  ${media.narrow} {
    padding: 0 ${theme.space[4]};
  }
  ${media.phone} {
    display: ${({ $only }) => ($only === 'wide' ? 'none' : 'flex')};
    padding: 0;
    border: 0;
    > svg {
      display: none;
    }
  }
`;

const Label = styled.p`
  color: ${theme.color.hero.label};
  font: ${theme.type.caption};
`;

const Value = styled.p`
  font: ${theme.type.itemStrong};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Waiting = styled.span`
  display: inline-block;
  width: 48px;
  height: 12px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.hero.track};
`;

const Failure = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  font: ${theme.type.body};
  white-space: nowrap;
`;

const Retry = styled.button`
  position: relative;
  text-decoration: underline;
  text-underline-offset: 3px;
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[2]});
  }
  &:focus-visible {
    outline-color: ${theme.color.text.onDeep};
  }
`;
