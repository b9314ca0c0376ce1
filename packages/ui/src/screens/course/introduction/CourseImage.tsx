import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

interface CourseImageProps {
  url: string;
  alt: string;
}

/** A picture of a school's page layout at its own ratio; one that fails to load leaves no hole. */
export function CourseImage({ url, alt }: CourseImageProps) {
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
