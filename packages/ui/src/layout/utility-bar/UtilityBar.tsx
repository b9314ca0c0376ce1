import { Eye, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { formatViewCount } from './formatViewCount.ts';
import { type SchoolLocation, LocationFact, Fact } from './LocationFact.tsx';

export interface UtilityBarProps extends NativeProps<'section', 'children'> {
  location?: SchoolLocation | null;
  /** Null until the count is known. */
  visits?: number | null;
  phone?: string | null;
}

/** The bar above the header; each part shows once it is known, without a change of height. */
export function UtilityBar({ location, visits, phone, ...rest }: UtilityBarProps) {
  return (
    <Root aria-label="学校地址与电话" {...rest}>
      <Row>
        {location && <LocationFact {...location} />}
        {visits != null && (
          <Visits>
            <Eye size={14} aria-hidden />
            <span>
              <HiddenOnPhone>访问量 </HiddenOnPhone>
              <b>{formatViewCount(visits)}</b>
            </span>
          </Visits>
        )}
        <Spacer />
        {phone && (
          <WideFact as="a" href={`tel:${phone}`}>
            <Phone size={14} aria-hidden />
            <span>{phone}</span>
          </WideFact>
        )}
      </Row>
    </Root>
  );
}

const Root = styled.section`
  background: ${theme.color.chrome.barBackground};
  color: ${theme.color.chrome.barText};
  font: ${theme.type.caption};
`;

const Row = styled(PageContainer)`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  height: ${bars.utility};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.phone} {
    gap: ${theme.space[3]};
  }
  ${media.largeText} {
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    height: auto;
    padding-block: ${theme.space[1]};
    white-space: normal;
  }
`;

const Visits = styled(Fact)`
  ${media.phone} {
    margin-left: auto;
  }
`;

const Spacer = styled.span`
  flex: 1;
  ${media.phone} {
    display: none;
  }
`;

/** Visually hidden on a phone, but still read by screen readers. */
const HiddenOnPhone = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const WideFact = styled(Fact)`
  ${media.phone} {
    display: none;
  }
`;
