import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface PageSizeSelectProps<Size extends number> {
  value: Size;
  sizes: readonly Size[];
  onChange: (size: Size) => void;
}

/** How many entries a page holds, as a native select: 6 项 / 页. */
export function PageSizeSelect<Size extends number>(props: PageSizeSelectProps<Size>) {
  const { value, sizes, onChange } = props;
  return (
    <Root>
      <Select
        aria-label="每页条数"
        value={value}
        onChange={({ currentTarget }) => {
          const size = sizes[currentTarget.selectedIndex];
          if (size !== undefined) onChange(size);
        }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {`${size} 项 / 页`}
          </option>
        ))}
      </Select>
      <Arrow size={16} aria-hidden />
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-block;
`;

const Select = styled.select`
  appearance: none;
  height: ${theme.size.control.medium};
  padding: 0 ${theme.space[10]} 0 ${theme.space[4]};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  font: ${theme.type.body};
  cursor: pointer;
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  top: ${theme.space[3]};
  right: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  pointer-events: none;
`;
