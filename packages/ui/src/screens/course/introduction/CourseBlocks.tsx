import type { CourseBlock } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LazyVideo } from '../../../player/poster/LazyVideo.tsx';
import { RichText } from '../../../primitives/rich-text/RichText.tsx';
import { theme } from '../../../theme/theme.ts';

interface CourseImageProps {
  url: string;
  alt: string;
}

/** A picture of a school's page layout at its own ratio; one that fails to load leaves no hole. */
function CourseImage({ url, alt }: CourseImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return alt ? <Missing>{alt}</Missing> : null;
  return <Image src={url} alt={alt} loading="lazy" decoding="async" onError={() => setHasFailed(true)} />;
}

const Image = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: ${theme.radius.option};
`;

const Missing = styled.p`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
  color: ${theme.color.text.secondary};
`;

/** The blocks of the school's own page layout. */
export function CourseBlocks({ blocks }: { blocks: CourseBlock[] }) {
  return (
    <Blocks>
      {blocks.map((block, index) => (
        // The blocks of a layout have no ids and never change their order.
        <CourseBlockView key={index} block={block} />
      ))}
    </Blocks>
  );
}

type BlockOf<Kind extends CourseBlock['kind']> = Extract<CourseBlock, { kind: Kind }>;

/** How each kind of block is drawn. A kind that is added to CourseBlock does not compile until it is added here. */
const BLOCKS: { [Kind in CourseBlock['kind']]: (block: BlockOf<Kind>) => ReactNode } = {
  html: ({ html }) => <RichText html={html} />,
  text: ({ text }) => <Text>{text}</Text>,
  image: ({ url, alt }) => <CourseImage url={url} alt={alt} />,
  video: ({ url, name }) => <LazyVideo src={url} title={name || '课程视频'} />,
  // Invisible to students; names the type in the inspector for the developer who adds it.
  unknown: ({ type }) => <span hidden data-unknown-block={type} />,
};

function CourseBlockView<Kind extends CourseBlock['kind']>({ block }: { block: BlockOf<Kind> }) {
  const draw = BLOCKS[block.kind] as (block: BlockOf<Kind>) => ReactNode;
  return draw(block);
}

const Blocks = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  &:empty {
    display: none;
  }
`;

const Text = styled.p`
  font: ${theme.type.reading};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;
