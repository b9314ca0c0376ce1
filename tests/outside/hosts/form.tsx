import { fields, mobile, required } from '@cloud-school/validators';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';

const contact = fields({ name: [required('请输入姓名')], mobile: [required('请输入手机号'), mobile] });

function ContactForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(contact),
    defaultValues: { name: '', mobile: '' },
  });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <label>
        姓名 <input {...register('name')} />
      </label>
      <p>{errors.name?.message}</p>
      <label>
        手机号 <input type="tel" {...register('mobile')} />
      </label>
      <p>{errors.mobile?.message}</p>
      <button type="submit">提交</button>
      <output>{isSubmitSuccessful ? '已提交' : ''}</output>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ContactForm />);
