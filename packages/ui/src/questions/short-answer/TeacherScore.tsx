import { UserRoundCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface TeacherScoreProps {
  score: number;
  /** Points of the question; null when unknown. */
  points: number | null;
}

/** The teacher's points for a short answer. */
export function TeacherScore({ score, points }: TeacherScoreProps) {
  return (
    <Row>
      <UserRoundCheck size={24} strokeWidth={1.75} aria-hidden />
      <b>老师已批阅</b>
      <Score>
        <small>老师评分</small>
        <span>
          <strong>{score}</strong>
          <span>{points === null ? '' : ` / ${points}`}</span>
        </span>
      </Score>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.option};
  svg {
    color: ${theme.color.success.ink};
  }
  b {
    font: ${theme.type.labelStrong};
  }
`;

const Score = styled.span`
  margin-left: auto;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.body};
  small {
    display: block;
    font: ${theme.type.caption};
  }
  strong {
    color: ${theme.color.text.primary};
    font: ${theme.type.page};
    line-height: 1.2;
  }
`;
