import { isolate, type CourseNature, type StudyCourse } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { formatExactShare } from '../../../primitives/progress/formatExactShare.ts';
import { Progress } from '../../../primitives/progress/Progress.tsx';
import { Spinner } from '../../../primitives/spinner/Spinner.ts';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { courseProgress } from './courseProgress.ts';

interface CourseCardProps {
  course: StudyCourse;
  /** Its address is being fetched: the card shows a spinner and ignores clicks. */
  isOpening: boolean;
  onOpen: () => void;
}

/** A course of the class: cover, how it is taught and the share of its targets; the whole card opens it (CDET-05). */
export function CourseCard({ course, isOpening, onOpen }: CourseCardProps) {
  const { name, coverUrl, nature, requirements } = course;
  const { classrooms } = requirements;
  const share = courseProgress(requirements);
  const percent = share === null ? null : formatExactShare(share);
  return (
    <Card>
      <Cover src={coverUrl ?? undefined} alt="" ratio="136/84" placeholderText={name || '课'} />
      <Text>
        <Name title={name}>
          <Open type="button" aria-busy={isOpening || undefined} onClick={isOpening ? undefined : onOpen}>
            <Label>
              <PhraseText>{name || '未命名课程'}</PhraseText>
            </Label>
          </Open>
        </Name>
        <Facts>
          {NATURES[nature]}
          {classrooms && classrooms.required > 0 && (
            <WideOnly>
              {' '}
              ・ 课堂 {classrooms.done}/{classrooms.required}
            </WideOnly>
          )}
        </Facts>
        {share === null || percent === null ? (
          <Untargeted>没有学习要求</Untargeted>
        ) : (
          <Done $isDone={share >= 1}>
            <Bar
              label={`${isolate(name)}的进度`}
              value={share}
              valueText={percent}
              tone={share >= 1 ? 'success' : 'action'}
            />
            <span>{percent}</span>
          </Done>
        )}
      </Text>
      {isOpening && (
        <Waiting aria-label="正在打开课程">
          <Spinner size={20} />
        </Waiting>
      )}
    </Card>
  );
}

const NATURES: Record<CourseNature, string> = {
  'face-to-face': '面授',
  online: '线上',
  blended: '线上 + 面授',
};

const Card = styled.article`
  position: relative;
  display: flex;
  gap: ${theme.space[4]};
  min-height: 108px;
  padding: ${theme.space[3]};
  ${cardSurface}
  &:has(button:focus-visible) {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    min-height: 88px;
  }
`;

const Cover = styled(Picture)`
  flex: none;
  align-self: start;
  width: 136px;
  border-radius: ${theme.radius.segment};
  ${media.phone} {
    width: 104px;
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-width: 0;
  padding-right: ${theme.space[2]};
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[2]};
    align-items: center;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.h3`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  ${media.phone} {
    grid-column: 1 / -1;
    font: ${theme.type.itemStrong};
  }
`;

const Label = styled.span`
  ${clamp(2)}
`;

/* Its invisible face covers the card, so that the whole card is the target. */
const Open = styled.button`
  text-align: left;
  /* The card shows the focus where the browser knows :has. */
  @supports selector(:has(*)) {
    &:focus-visible {
      outline: none;
    }
  }
  &:hover {
    color: ${theme.color.action.base};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
`;

const Facts = styled.p`
  ${truncate}
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const WideOnly = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const Done = styled.div<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.5rem;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  color: ${({ $isDone }) => ($isDone ? theme.color.success.ink : theme.color.text.primary)};
  font: ${theme.type.captionStrong};
  font-variant-numeric: tabular-nums;
  text-align: right;
  ${media.phone} {
    margin: 0;
  }
`;

const Untargeted = styled.p`
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.phone} {
    margin: 0;
  }
`;

const Bar = styled(Progress)`
  text-align: left;
`;

const Waiting = styled.output`
  position: absolute;
  top: ${theme.space[3]};
  right: ${theme.space[3]};
  color: ${theme.color.action.base};
`;
