import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { theme } from '../../theme/theme.ts';
import type { CertificateQueryFields } from './CertificateQueryFields.ts';
import { numberCorrection } from './numberCorrection.ts';

/** The certificate's number, with a suggested correction of likely typing errors that a press accepts. */
export function NumberField({ linkedNumber }: { linkedNumber: string | null }) {
  const { field, fieldState } = useController<CertificateQueryFields, 'certificateNumber'>({
    name: 'certificateNumber',
  });
  const correction = numberCorrection(field.value);
  return (
    <div>
      <TextField
        {...field}
        label="证书编号"
        placeholder="请输入证书编号"
        autoCapitalize="characters"
        spellCheck={false}
        error={fieldState.error?.message}
        hint={field.value === linkedNumber ? '编号来自链接' : undefined}
      />
      <Suggestion aria-live="polite">
        {correction && (
          <>
            编号里有{correction.findings.join('、')}，是不是写错了？
            <AcceptButton type="button" onClick={() => field.onChange(correction.number)}>
              改为 {correction.number}
            </AcceptButton>
          </>
        )}
      </Suggestion>
    </div>
  );
}

const Suggestion = styled.p`
  color: ${theme.color.warning.ink};
  font: ${theme.type.caption};
  &:not(:empty) {
    margin-top: ${theme.space[2]};
  }
`;

const AcceptButton = styled.button`
  position: relative;
  margin-left: ${theme.space[1]};
  border-radius: ${theme.radius.tag};
  color: ${theme.color.action.base};
  font: ${theme.type.captionStrong};
  overflow-wrap: anywhere;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover {
    color: ${theme.color.action.hover};
  }
  /* Enlarges the touch target of a line of 12 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -11px calc(-1 * ${theme.space[1]});
  }
`;
