import type { ComponentProps } from 'react';
import { mergeHandlers } from '../../primitives/native/mergeHandlers.ts';
import { FormError } from '../form-error/FormError.tsx';
import { readFilled } from './readFilled.ts';

/**
 * A form that only scripts check and send. A form without an address would put what was typed into the page's own: its method
 * makes the browser send nothing before the page is hydrated and where scripts are off. Whatever is pressed or sent in it finds
 * the texts that are in the fields.
 */
export function Form({ children, ...props }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  const read = ({ currentTarget }: { currentTarget: HTMLFormElement }) => readFilled(currentTarget);
  return (
    <form
      {...props}
      method="dialog"
      noValidate
      onClickCapture={mergeHandlers(props.onClickCapture, read)}
      onSubmitCapture={mergeHandlers(props.onSubmitCapture, read)}
    >
      <noscript>
        <FormError message="填写和提交需要运行脚本（JavaScript）。请在浏览器设置中允许本站运行脚本，再重新加载本页。" />
      </noscript>
      {children}
    </form>
  );
}
