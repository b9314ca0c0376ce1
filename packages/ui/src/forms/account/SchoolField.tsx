import type { CloudSchool } from '@cloud-school/domain';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { theme } from '../../theme/theme.ts';
import { getSelectedSchoolId } from './getSelectedSchoolId.ts';

/** The cloud school to join: rows of native radio buttons, which support the arrow keys (REG-01). */
export function SchoolField({ schools }: { schools: readonly CloudSchool[] }) {
  const { field, fieldState } = useController<{ schoolId: string }, 'schoolId'>({ name: 'schoolId' });
  const id = useId();
  const selectedId = getSelectedSchoolId(schools, field.value);
  const message = fieldState.error?.message;
  return (
    <Root aria-describedby={`${id}-error`}>
      <Legend>请选择要加入的云校</Legend>
      {withKeys(schools).map(([school, key], index) => (
        <Row key={key} $isSelected={school.id === selectedId}>
          <input
            type="radio"
            name={id}
            ref={index === 0 ? field.ref : undefined}
            value={school.id}
            checked={school.id === selectedId}
            onChange={() => field.onChange(school.id)}
            onBlur={field.onBlur}
          />
          <span>
            <Name>{school.name}</Name>
            <Introduction>{school.introduction}</Introduction>
          </span>
        </Row>
      ))}
      <ErrorText id={`${id}-error`} aria-live="polite">
        {message && (
          <>
            <CircleAlert size={14} aria-hidden />
            <span>{message}</span>
          </>
        )}
      </ErrorText>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  /* Farther from the next field than its choices from each other. */
  margin-bottom: ${theme.space[2]};
`;

const Legend = styled.legend`
  margin-bottom: ${theme.space[2]};
  padding: 0;
  color: ${theme.color.text.secondary};
`;

const Row = styled.label<{ $isSelected: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.option};
  background: ${({ $isSelected }) => ($isSelected ? theme.color.action.tint : theme.color.surface.card)};
  box-shadow: inset 0 0 0
    ${({ $isSelected }) => ($isSelected ? `2px ${theme.color.action.base}` : `1px ${theme.color.line.option}`)};
  cursor: pointer;
  transition: background ${theme.motion.quick};
  &:hover {
    background: ${theme.color.action.tint};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
  }
  > span {
    min-width: 0;
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid ${theme.color.line.control};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    appearance: none;
    cursor: inherit;
    &:focus-visible {
      outline: none;
    }
  }
  input:checked {
    border: 5px solid ${theme.color.action.base};
  }
`;

const Name = styled.span`
  display: block;
  font: ${theme.type.bodyStrong};
`;

const Introduction = styled.span`
  display: block;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.danger.ink};
  font: ${theme.type.caption};
  &:empty {
    display: none;
  }
`;
