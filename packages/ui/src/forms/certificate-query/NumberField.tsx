import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { theme } from '../../theme/theme.ts';
import type { CertificateQueryFields } from './CertificateQueryFields.ts';
import { numberCorrection } from './numberCorrection.ts';

/** The certificate's number; what looks like a slip is pointed out, and corrected at one press only. */
export function NumberField() {
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
      />
      <Slip aria-live="polite">
        {correction && (
          <>
            编号里有{correction.findings.join('、')}，是不是写错了？
            <Take type="button" onClick={() => field.onChange(correction.number)}>
              改为 {correction.number}
            </Take>
          </>
        )}
      </Slip>
    </div>
  );
}

const Slip = styled.p`
  color: ${theme.color.warning.ink};
  font: ${theme.type.caption};
  &:not(:empty) {
    margin-top: ${theme.space[2]};
  }
`;

const Take = styled.button`
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
  /* A finger needs more room than a line of 12 px has. */
  &::after {
    content: '';
    position: absolute;
    inset: -11px -4px;
  }
`;
