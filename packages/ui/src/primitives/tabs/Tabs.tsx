import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { mergeHandlers } from '../native/mergeHandlers.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { Pill } from '../pill/Pill.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.ts';
import { nextTab } from './nextTab.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** Shown as a pill after the label. */
  count?: number | undefined;
  /** What is new in it, for screen readers; a dot for all others. */
  news?: string | undefined;
}

export interface TabsProps<Value extends string> extends NativeProps<'div', 'children' | 'onChange'> {
  /** Accessible name. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  /** Id of the TabPanel that the tabs control. */
  panelId?: string;
  /** Compact is for many tabs on a phone: 46 px high, with counts as figures. */
  size?: 'medium' | 'compact';
}

/** A strip of tabs, 52 px high at the usual text size and size; arrow keys, Home and End change the tab. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  items,
  panelId,
  size = 'medium',
  ...rest
}: TabsProps<Value>) {
  const ownId = useId();
  const current = useRef<HTMLButtonElement>(null);
  // The strip begins at its first tab: to measure it would be a layout of the page for nothing.
  const shown = useRef(items[0]?.value);
  useLayoutEffect(() => {
    if (shown.current !== value) reveal(current.current);
    shown.current = value;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextTab(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    );
    const item = next === null ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[items.indexOf(item)]?.focus();
    onChange(item.value);
  };

  return (
    <Strip
      role="tablist"
      aria-label={label}
      {...rest}
      onKeyDown={mergeHandlers(rest.onKeyDown, onKeyDown)}
      $size={size}
    >
      {items.map((item) => {
        const isCurrent = item.value === value;
        return (
          <Tab
            key={item.value}
            ref={isCurrent ? current : null}
            type="button"
            role="tab"
            id={tabId(panelId ?? ownId, item.value)}
            aria-selected={isCurrent}
            aria-controls={isCurrent ? panelId : undefined}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            <Label data-text={item.label}>{item.label}</Label>
            {item.count !== undefined &&
              (size === 'compact' ? (
                <Figure>{item.count}</Figure>
              ) : (
                <Pill tone={isCurrent ? 'solid' : 'track'}>{item.count}</Pill>
              ))}
            {item.news && (
              <News>
                <VisuallyHidden>{item.news}</VisuallyHidden>
              </News>
            )}
          </Tab>
        );
      })}
    </Strip>
  );
}

export interface TabPanelProps extends NativeProps<'div', 'id'> {
  /** The panelId of its Tabs. */
  id: string;
  /** The current tab. */
  value: string;
}

/** The content of a tab, labelled by its tab. */
export function TabPanel({ id, value, ...rest }: TabPanelProps) {
  return <div {...tabPanelOf(id, value)} {...rest} id={id} />;
}

/** What makes any element the content of a tab. */
export const tabPanelOf = (id: string, value: string) =>
  ({ id, role: 'tabpanel', 'aria-labelledby': tabId(id, value) }) as const;

const tabId = (group: string, value: string) => `${group}-tab-${value}`;

/** Scrolls the strip to the current tab; scrollIntoView would scroll the page too. */
function reveal(tab: HTMLElement | null) {
  const strip = tab?.parentElement;
  if (!tab || !strip) return;
  const left = tab.offsetLeft - strip.offsetLeft;
  const isHidden = left < strip.scrollLeft || left + tab.offsetWidth > strip.scrollLeft + strip.clientWidth;
  if (isHidden) strip.scrollLeft = left - (strip.clientWidth - tab.offsetWidth) / 2;
}

const compactTabs = css`
  > button {
    gap: ${theme.space[1]};
    min-width: 0;
    font: ${theme.type.body};
    &[aria-selected='true'] {
      font: ${theme.type.bodyStrong};
    }
    > :first-child::after {
      font: ${theme.type.bodyStrong};
    }
    /* As wide as a finger, where the words are narrower. */
    > :first-child::before {
      content: '';
      position: absolute;
      inset: 0 -10px;
    }
  }
`;

const Strip = styled.div<{ $size: 'medium' | 'compact' }>`
  display: flex;
  gap: ${({ $size }) => theme.space[$size === 'compact' ? 5 : 8]};
  height: ${({ $size }) => ($size === 'compact' ? '2.875rem' : '3.25rem')};
  ${({ $size }) => $size === 'compact' && compactTabs}
  overflow: auto hidden;
  scrollbar-width: none;
  /* Room for the focus ring, which the scroll container would clip; the hairline excludes it, however wide it is. */
  margin: 0 calc(-1 * ${theme.space[1]});
  padding: 0 ${theme.space[1]};
  background: linear-gradient(${theme.color.line.hairline} 0 0) 0 100% / 100% 1px no-repeat content-box;
`;

const Figure = styled.span`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const News = styled.span`
  position: absolute;
  top: ${theme.space[2]};
  right: calc(-1 * ${theme.space[2]});
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.color.danger.ink};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Tab = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 100%;
  min-width: ${theme.size.control.medium};
  justify-content: center;
  color: ${theme.color.text.secondary};
  font: ${theme.type.label};
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
  }
  &:hover {
    color: ${theme.color.text.primary};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    content: '';
    position: absolute;
    inset: ${theme.space[2]} -2px 7px;
    border-radius: ${theme.radius.tag};
    outline: 2px solid ${theme.color.action.base};
  }
  &[aria-selected='true'] {
    color: ${theme.color.text.primary};
    font: ${theme.type.labelStrong};
    &::after {
      background: ${theme.color.action.base};
      ${forcedChoice}
    }
  }
`;

/* Reserves the width of the bold text, so that changing tabs shifts nothing. */
const Label = styled.span`
  display: inline-grid;
  &::after {
    content: attr(data-text);
    content: attr(data-text) / '';
    height: 0;
    overflow: hidden;
    font: ${theme.type.labelStrong};
    visibility: hidden;
  }
`;
