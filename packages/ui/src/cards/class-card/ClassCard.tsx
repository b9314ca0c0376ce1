import type { StudentClass } from '@cloud-school/domain';
import { Users } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { spaceHan } from '../../primitives/phrase-text/spaceHan.ts';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClassCardFoot } from './ClassCardFoot.tsx';
import { classCardCover, classCardFrame, classCardTop } from './classCardFrame.ts';
import { classStatusViews } from './classStatusViews.tsx';
import { classTerm } from './classTerm.ts';
import { ClassTermLine } from './ClassTermLine.tsx';

export interface ClassCardProps extends NativeProps<'article', 'children'> {
  studentClass: StudentClass;
  /** 'YYYY-MM-DD' */
  today: string;
  onOpen: () => void;
}

/** A class of the student: its status, dates and teacher, and the button that opens it (CLASS-01). */
export function ClassCard({ studentClass, today, onOpen, ...rest }: ClassCardProps) {
  const { className, productName, periodName, status, signedUpCount, studentCount } = studentClass;
  const view = classStatusViews[status];
  return (
    <Card aria-label={className} {...rest}>
      <Top>
        <Cover>
          <Picture
            src={studentClass.coverUrl ?? undefined}
            alt=""
            ratio="4/3"
            placeholderText={productName ?? className}
          />
        </Cover>
        <Text>
          <Facts>
            <Tag tone={view.tone} icon={view.icon}>
              {view.label}
            </Tag>
            <Headcount signedUpCount={signedUpCount} studentCount={studentCount} />
          </Facts>
          <Name title={className}>
            <PhraseText>{className}</PhraseText>
          </Name>
          <Project>
            {productName && (
              <Product>
                <PhraseText>{productName}</PhraseText>
              </Product>
            )}
            {productName && periodName && <Dot> ・ </Dot>}
            {periodName && <Period>{spaceHan(periodName)}</Period>}
          </Project>
        </Text>
      </Top>
      <ClassTermLine term={classTerm(studentClass, today)} status={status} />
      <ClassCardFoot studentClass={studentClass} view={view} onOpen={onOpen} />
    </Card>
  );
}

function Headcount({ signedUpCount, studentCount }: Pick<StudentClass, 'signedUpCount' | 'studentCount'>) {
  if (studentCount === null && signedUpCount === null) return null;
  const counts = [signedUpCount, studentCount].filter((count) => count !== null).join(' / ');
  return (
    <Count>
      <Users size={14} aria-hidden />
      <span>{counts} 人</span>
    </Count>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  ${classCardFrame}
`;

const Top = styled.div`
  ${classCardTop}
`;

const Cover = styled.div`
  ${classCardCover}
  overflow: hidden;
  border-radius: ${theme.radius.segment};
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;

const Count = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.h2`
  margin-top: ${theme.space[2]};
  ${truncate}
  font: ${theme.type.cardTitle};
  ${media.phone} {
    ${clamp(2)}
    margin-top: ${theme.space[1]};
    font: ${theme.type.labelStrong};
    text-wrap: pretty;
  }
`;

/* The period is whole whatever the length of the name before it; it has its own line on a phone. */
const Project = styled.p`
  display: flex;
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: block;
  }
`;

const Product = styled.span`
  ${truncate}
  ${media.phone} {
    ${clamp(2)}
  }
`;

const Dot = styled.span`
  flex: none;
  white-space: pre;
  ${media.phone} {
    display: none;
  }
`;

const Period = styled.span`
  flex: none;
  white-space: nowrap;
`;
