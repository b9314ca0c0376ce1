import { consultationForm } from '@cloud-school/validators/forms';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { ConsultationFields } from './ConsultationFields.ts';

/** The rules of the form (RAIL-05). */
export const consultationResolver: Resolver<ConsultationFields> = yupResolver(consultationForm);
