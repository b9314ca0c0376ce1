import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { CodeCard } from './CodeCard.tsx';
import { Actions, Code } from './OrganisationCard.tsx';

/** The skeleton of the card. */
export function OrganisationCardSkeleton() {
  return (
    <CodeCard>
      <VisuallyHidden>正在加载机构二维码</VisuallyHidden>
      <Waiting aria-busy>
        <Skeleton width={160} height={27} />
        <Skeleton width={70} height={23} />
        <Code>
          <Skeleton shape="block" width={208} height={208} />
        </Code>
        <Skeleton width={196} height={23} />
        <Actions>
          <Skeleton shape="block" height={40} />
          <Skeleton shape="block" height={40} />
        </Actions>
      </Waiting>
    </CodeCard>
  );
}

const Waiting = styled.div`
  display: contents;
`;
