import { Award, BookX, CalendarDays, ChevronRight, HardDriveDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type StudyEntryKind = 'mistakes' | 'timetable' | 'downloads' | 'certificates';

export type StudyEntry = {
  kind: StudyEntryKind;
  /** How much there is, in a few characters: 今天 10 题. Null while it loads. */
  text: string | null;
  /** The same where there is room for more. */
  longText?: string;
  /** Something waits for the student. */
  isDue?: boolean;
} & ({ to: string } | { onSelect: () => void });

export interface StudyEntriesProps extends NativeProps<'nav', 'children'> {
  entries: readonly StudyEntry[];
  /** Beside a title: links; phones have a row, 88 px high, instead of either. */
  variant: 'tiles' | 'links';
}

const LOOKS: Record<StudyEntryKind, { label: string; icon: ReactNode }> = {
  mistakes: { label: '错题本', icon: <BookX aria-hidden /> },
  timetable: { label: '课表', icon: <CalendarDays aria-hidden /> },
  downloads: { label: '下载', icon: <HardDriveDownload aria-hidden /> },
  certificates: { label: '证书', icon: <Award aria-hidden /> },
};

/** What a student comes back for, each with how much there is of it: 错题本, 课表, 下载, 证书. */
export function StudyEntries({ entries, variant, ...rest }: StudyEntriesProps) {
  const Root = ROOTS[useIsPhone() ? 'row' : variant];
  return (
    <Root aria-label="常用" {...rest}>
      {entries.map((entry) => (
        <Entry key={entry.kind} entry={entry} />
      ))}
    </Root>
  );
}

function Entry({ entry }: { entry: StudyEntry }) {
  const { kind, text, longText = text, isDue = false } = entry;
  const { label, icon } = LOOKS[kind];
  const content = (
    <>
      <Disc>{icon}</Disc>
      <Words>
        <b>{label}</b>
        <Count $isDue={isDue} aria-busy={text === null}>
          <Short>{text}</Short>
          <Long>{longText}</Long>
        </Count>
      </Words>
      <Arrow size={16} aria-hidden />
    </>
  );
  return 'to' in entry ? (
    <Target as={Link} to={entry.to}>
      {content}
    </Target>
  ) : (
    <Target as="button" type="button" onClick={entry.onSelect}>
      {content}
    </Target>
  );
}

const Target = styled.a`
  display: flex;
  align-items: center;
  min-width: 0;
  color: ${theme.color.text.primary};
  text-align: start;
  svg {
    flex: none;
  }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: ${theme.color.action.base};
  svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.75;
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  b {
    font: ${theme.type.bodyStrong};
  }
`;

/* A line of its height before its words are known. */
const Count = styled.span<{ $isDue: boolean }>`
  ${truncate}
  min-height: 1.125rem;
  color: ${({ $isDue }) => ($isDue ? theme.color.action.base : theme.color.text.secondary)};
  font: ${({ $isDue }) => ($isDue ? theme.type.captionStrong : theme.type.caption)};
  font-variant-numeric: tabular-nums;
`;

const Short = styled.span``;
const Long = styled.span`
  display: none;
`;

const Arrow = styled(ChevronRight)`
  color: ${theme.color.text.tertiary};
`;

const Row = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  min-height: 88px;
  ${cardSurface}
  ${Target} {
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space[1]};
    padding: ${theme.space[2]} ${theme.space[1]};
    text-align: center;
  }
  ${Words} {
    justify-items: center;
    max-width: 100%;
  }
  ${Arrow} {
    display: none;
  }
  ${media.largeText} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    display: none;
  }
`;

const Tiles = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${Target} {
    gap: ${theme.space[4]};
    min-height: 96px;
    padding: ${theme.space[4]} ${theme.space[5]};
    ${cardSurface}
    transition: box-shadow ${theme.motion.quick};
    &:hover {
      box-shadow: ${theme.shadow.raised};
    }
    /* Three leave no hole. */
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${Disc} {
    width: 48px;
    height: 48px;
    border-radius: ${theme.radius.option};
    background: ${theme.color.action.tint};
  }
  ${Words} {
    flex: 1;
    gap: ${theme.space[1]};
    b {
      font: ${theme.type.labelStrong};
    }
  }
  ${Count} {
    min-height: 1.45rem;
    font: ${theme.type.body};
  }
  ${Short} {
    display: none;
  }
  ${Long} {
    display: inline;
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};
  ${Target} {
    gap: ${theme.space[2]};
    min-height: ${theme.size.control.medium};
    border-radius: ${theme.radius.tag};
    &:hover b {
      color: ${theme.color.action.base};
    }
  }
  ${Disc} svg {
    width: 18px;
    height: 18px;
  }
  ${Words} {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[2]};
    b {
      font: ${theme.type.body};
    }
  }
  ${Arrow} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const ROOTS = { row: Row, tiles: Tiles, links: Links };
