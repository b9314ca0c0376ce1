import { findMatches, type SearchEntry } from '@cloud-school/domain';
import { ChevronRight, CornerDownLeft, History } from 'lucide-react';
import { styled } from 'styled-components';
import { contentIcons } from '../../cards/classroom/contentIcons.ts';
import { MarkedText } from '../../primitives/marked-text/MarkedText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { KIND_ICONS } from './searchIcons.ts';

/** Words that were searched for before. */
export function Recent({ text }: { text: string }) {
  return (
    <>
      <Mark aria-hidden>
        <History size={18} strokeWidth={1.75} />
      </Mark>
      <Earlier>{text}</Earlier>
    </>
  );
}

/** What was found, by icon and name with where it belongs; a hit in its words alone shows their sentence, in quotes, and the name below it. */
export function Found({ entry, words }: { entry: SearchEntry; words: string }) {
  const { kind, content, title, detail, text } = entry;
  const Icon = content === undefined ? KIND_ICONS[kind] : contentIcons[content];
  const matches = findMatches(entry, words);
  const sentence = text === undefined ? null : excerpt(text, matches);
  return (
    <>
      <Tile aria-hidden>
        <Icon size={18} strokeWidth={1.75} />
      </Tile>
      <Words>
        <Title>
          <MarkedText text={sentence === null ? title : `“${sentence}”`} words={matches} />
        </Title>
        <Detail>
          <MarkedText
            text={
              sentence === null
                ? (excerpt(detail, matches, FROM_OF_DETAIL) ?? detail)
                : `${title} · ${detail}`
            }
            words={matches}
          />
        </Detail>
      </Words>
      <Opens aria-hidden>
        <span>打开</span>
        <kbd>
          <CornerDownLeft size={12} />
        </kbd>
        <ChevronRight size={16} />
      </Opens>
    </>
  );
}

/** Stands between the facts of a line. */
const FACT = ' · ';

/** A price, a time and a kind before it stay in view. */
const FROM_OF_DETAIL = 20;

/** The part of a text around the first of the words; null where none is in it. */
function excerpt(text: string, words: readonly string[], from = 12): string | null {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  if (places.length === 0) return null;
  const at = Math.min(...places);
  if (at <= from) return text;
  // From the fact that has it, where that begins close before.
  const fact = text.lastIndexOf(FACT, at);
  return `……${text.slice(fact >= at - from ? fact + FACT.length : at - 8)}`;
}

/** Of a row with earlier words. */
export const RECENT_HEIGHT = '48px';

/** Its box. */
export const Row = styled.div<{ $isRecent: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: ${({ $isRecent }) => ($isRecent ? RECENT_HEIGHT : '56px')};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.segment};
  cursor: pointer;
  &[aria-selected='true'] {
    outline: 1px solid transparent;
    background: ${theme.color.action.tint};
  }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  color: ${theme.color.action.base};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  color: ${theme.color.text.secondary};
`;

const Earlier = styled.span`
  ${truncate}
  font: ${theme.type.item};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

/* One line, so that as many rows fit as their column has counted; a phone's are higher. */
const Title = styled.span`
  ${truncate}
  font: ${theme.type.itemStrong};
  ${media.phone} {
    ${clamp(2)}
    overflow-wrap: anywhere;
    white-space: normal;
    text-wrap: pretty;
  }
`;

const Detail = styled.span`
  ${truncate}
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

/* What Enter does, on the row that it opens; a phone has an arrow on every row. */
const Opens = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  kbd {
    display: grid;
    place-items: center;
    width: 24px;
    height: 20px;
    border: 1px solid ${theme.color.line.strong};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.surface.card};
  }
  > svg {
    display: none;
    color: ${theme.color.text.tertiary};
  }
  [aria-selected='false'] > & {
    display: none;
  }
  ${media.phone} {
    && {
      display: flex;
    }
    span,
    kbd {
      display: none;
    }
    > svg {
      display: block;
    }
  }
`;
