import type { Announcement } from '@cloud-school/domain';
import { Bell, ChevronRight } from 'lucide-react';
import { css, styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { Ticker } from '../../primitives/ticker/Ticker.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface AnnouncementTickerProps extends NativeProps<'div', 'children'> {
  announcements: Announcement[];
  /** The address of an announcement's page; without one the line is plain text. */
  getLink?: (announcement: Announcement) => string | undefined;
  moreTo?: string;
}

/** Shows the news and notices of the last 30 days one at a time, on a phone in two lines (HOME-02). */
export function AnnouncementTicker({ announcements, getLink, moreTo, ...rest }: AnnouncementTickerProps) {
  return (
    <Root {...rest}>
      <BellIcon size={20} aria-hidden />
      <Lines
        label="最新公告"
        items={announcements}
        renderItem={(announcement) => {
          const to = getLink?.(announcement);
          const content = (
            <>
              <Kind tone="primary">{kindLabels[announcement.kind]}</Kind>
              <Title>
                <PhraseText>{announcement.title}</PhraseText>
              </Title>
              <Day>{announcement.publishedAt?.slice(5, 10)}</Day>
            </>
          );
          return to ? (
            <Line as={Link} to={to}>
              {content}
            </Line>
          ) : (
            <Line>{content}</Line>
          );
        }}
      />
      {moreTo && (
        <More to={moreTo}>
          更多
          <ChevronRight size={16} aria-hidden />
        </More>
      )}
    </Root>
  );
}

const kindLabels: Record<Announcement['kind'], string> = { news: '新闻', notice: '公告' };

/** The height of the ticker, the same before and after it loads. */
export const tickerHeight = css`
  height: 3rem;
  ${media.phone} {
    height: 4rem;
  }
  ${media.largeText} {
    height: 8.5rem;
  }
`;

const Root = styled.div`
  ${tickerHeight}
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[6]};
  ${media.phone} {
    padding: 0 ${theme.space[4]};
    /* The link has room of its own around its word. */
    &:has(> a) {
      padding-right: ${theme.space[1]};
    }
  }
`;

const BellIcon = styled(Bell)`
  flex: none;
  color: ${theme.color.accent.ink};
`;

/* On a phone the bell stands for it: the title needs its room. */
const Kind = styled(Tag)`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const Lines = styled(Ticker<Announcement>)`
  flex: 1;
  min-width: 0;
  height: 100%;
`;

const Line = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  height: 100%;
  ${media.phone} {
    gap: ${theme.space[2]};
  }
  &[href]:hover > :nth-child(2) {
    color: ${theme.color.action.base};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  ${clamp(1)}
  ${media.phone} {
    ${clamp(2)}
  }
  /* The height is the same for each announcement. */
  ${media.largeText} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 4;
  }
`;

const Day = styled.span`
  color: ${theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: none;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  color: ${theme.color.text.secondary};
  &:hover {
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    display: none;
  }
`;
