/** The fields of the consultation form, and its draft. */
export interface ConsultationFields {
  name: string;
  phone: string;
  code: string;
  content: string;
}
