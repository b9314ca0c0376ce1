import { Heart, ThumbsUp } from 'lucide-react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { formatCount } from '../count/formatCount.ts';
import { mergeHandlers } from '../native/mergeHandlers.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export type LikeButtonProps = NativeProps<'button', 'children'> & {
  isLiked: boolean;
  count: number;
  onToggle: () => void;
  icon?: 'thumb' | 'heart';
} & (
    | {
        /** Accessible name: 点赞沈雨薇的点评，1,286 */
        label: string;
        labels?: never;
        /** Quiet for a line of small text, framed for a button on its own. */
        variant?: 'quiet' | 'framed';
      }
    | {
        /** The words in the button: 点赞 before, 已赞 after. */
        labels: { like: string; liked: string };
        label?: never;
        /** A cell of a strip. */
        variant: 'stacked';
      }
  );

type LikeButtonVariant = 'quiet' | 'framed' | 'stacked';

const icons = { thumb: ThumbsUp, heart: Heart };

/** Likes and unlikes. The second click of a double click is ignored. */
export function LikeButton({
  isLiked,
  count,
  onToggle,
  label,
  labels,
  icon = 'thumb',
  variant = 'quiet',
  ...rest
}: LikeButtonProps) {
  const Icon = icons[icon];
  return (
    <Root
      type="button"
      aria-label={label}
      {...rest}
      aria-pressed={isLiked}
      // `detail` is 2 for the second click of a double click.
      onClick={mergeHandlers(rest.onClick, ({ detail }) => {
        if (detail < 2) onToggle();
      })}
      $variant={variant}
    >
      <Icon
        size={variant === 'stacked' ? 20 : 16}
        fill={isLiked ? 'currentColor' : 'none'}
        fillOpacity={0.16}
        aria-hidden
      />
      {labels && <span>{isLiked ? labels.liked : labels.like}</span>}
      <span>{formatCount(count)}</span>
    </Root>
  );
}

const looks = {
  quiet: css`
    gap: 6px;
    height: 24px;
    font: ${theme.type.body};
    &::after {
      inset: -11px;
    }
  `,
  framed: css`
    gap: 6px;
    height: ${theme.size.control.medium};
    padding: 0 ${theme.space[4]};
    border-color: ${theme.color.line.strong};
    font: ${theme.type.bodyStrong};
    &::after {
      inset: -2px;
    }
  `,
  stacked: css`
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    width: 100%;
    height: 68px;
    font: ${theme.type.caption};
  `,
};

const Root = styled.button<{ $variant: LikeButtonVariant }>`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* Enlarges the touch target. */
  &::after {
    content: '';
    position: absolute;
  }
  ${({ $variant }) => looks[$variant]}
  &:hover,
  &[aria-pressed='true'] {
    color: ${theme.color.action.base};
  }
  &[aria-pressed='true'] {
    font-weight: 600;
  }
`;
