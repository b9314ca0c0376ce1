import { Heart, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { formatCount } from '../count/formatCount.ts';

interface LikeButtonProps {
  isLiked: boolean;
  count: number;
  onToggle: () => void;
  /** What is liked; the accessible name adds it to 点赞: 沈雨薇的点评 */
  subject: string;
  icon?: 'thumb' | 'heart';
  /** Quiet for a line of small text, framed for a button on its own. */
  variant?: 'quiet' | 'framed';
}

const icons = { thumb: ThumbsUp, heart: Heart };

/** Likes and unlikes. The second click of a double click is ignored. */
export function LikeButton({
  isLiked,
  count,
  onToggle,
  subject,
  icon = 'thumb',
  variant = 'quiet',
}: LikeButtonProps) {
  const Icon = icons[icon];
  return (
    <Root
      type="button"
      aria-pressed={isLiked}
      aria-label={`点赞${subject}，${formatCount(count)}`}
      // `detail` is 2 for the second click of a double click.
      onClick={({ detail }) => detail < 2 && onToggle()}
      $variant={variant}
    >
      <Icon size={16} fill={isLiked ? 'currentColor' : 'none'} fillOpacity={0.16} aria-hidden />
      {formatCount(count)}
    </Root>
  );
}

const Root = styled.button<{ $variant: 'quiet' | 'framed' }>`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: ${({ $variant }) => ($variant === 'framed' ? theme.size.control.medium : '24px')};
  padding: 0 ${({ $variant }) => ($variant === 'framed' ? theme.space[4] : '0')};
  border: 1px solid ${({ $variant }) => ($variant === 'framed' ? theme.color.line.strong : 'transparent')};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  font: ${({ $variant }) => ($variant === 'framed' ? theme.type.bodyStrong : theme.type.body)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover,
  &[aria-pressed='true'] {
    color: ${theme.color.action.base};
  }
  &[aria-pressed='true'] {
    font-weight: 600;
  }
  /* Enlarges the touch target. */
  &::after {
    content: '';
    position: absolute;
    inset: ${({ $variant }) => ($variant === 'framed' ? '-2px' : '-10px')};
  }
`;
