import type { CourseDetail } from '@cloud-school/domain';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../../primitives/count/formatCount.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { HeroCard, HeroText } from './HeroCard.ts';

interface CourseHeroProps {
  detail: CourseDetail;
  /** Fellow students who have joined; null while unknown. */
  studentCount: number | null;
  /** The strip about the classroom that was studied last. */
  lastStudied: ReactNode;
}

/** The head of a course: cover, name, introduction, fellow students, and where to go on (COURSE-01). */
export function CourseHero({ detail, studentCount, lastStudied }: CourseHeroProps) {
  const { name, coverUrl, introduction } = detail;
  return (
    <HeroCard aria-label="课程">
      <Cover
        {...(coverUrl && { src: coverUrl })}
        alt=""
        ratio="448/280"
        placeholderText={name || '课程'}
        isEager
      />
      <HeroText>
        <Title>
          <PhraseText>{name || '课程详情'}</PhraseText>
        </Title>
        {introduction && (
          <Introduction title={introduction}>
            <PhraseText>{introduction}</PhraseText>
          </Introduction>
        )}
        <Students>
          {studentCount !== null && studentCount > 0 && (
            <>
              <UsersRound size={16} aria-hidden />
              <span>
                <strong>{formatCount(studentCount)}</strong> <PhraseText>位同学已加入学习</PhraseText>
              </span>
            </>
          )}
        </Students>
        <Foot>{lastStudied}</Foot>
      </HeroText>
    </HeroCard>
  );
}

const Cover = styled(Picture)`
  align-self: start;
  border-radius: ${theme.radius.card};
`;

const Title = styled.h1`
  font: ${theme.type.page};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${media.phone} {
    font: ${theme.type.title};
  }
`;

const Introduction = styled.p`
  ${clamp(2)}
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
  ${media.phone} {
    -webkit-line-clamp: 4;
  }
`;

/* Keeps its line while the count loads. */
const Students = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 24px;
  color: ${theme.color.text.secondary};
  strong {
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
  }
`;

const Foot = styled.div`
  margin-top: auto;
`;
