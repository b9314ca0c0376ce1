import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';

/**
 * A page before its school is known: a header and the head of a page, in tokens that no brand colours. It is part of
 * every first load, so it is two shapes of one element.
 */
export function SiteSkeleton() {
  return (
    <Root aria-busy>
      <VisuallyHidden>正在加载</VisuallyHidden>
    </Root>
  );
}

const appear = keyframes`from { opacity: 0; }`;

/* Fixed: without it the body would have a height before the global styles remove its margin, and would shift. */
const Root = styled.div`
  position: fixed;
  inset: 0;
  /* Only after 400 ms: a fast answer shows no flash. */
  animation: ${appear} 160ms ease-out 400ms backwards;
  &::before,
  &::after {
    content: '';
    display: block;
    background: ${theme.color.surface.card};
  }
  /* As high as the utility bar and the header. */
  &::before {
    height: calc(36px + ${theme.size.header});
  }
  &::after {
    max-width: ${theme.size.content};
    width: calc(100% - 2 * ${theme.space[4]});
    height: 360px;
    margin: ${theme.space[6]} auto;
    border-radius: ${theme.radius.hero};
    background: ${theme.color.surface.track};
  }
`;
