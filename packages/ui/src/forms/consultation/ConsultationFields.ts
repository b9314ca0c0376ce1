/** What the consultation form holds; also its draft. */
export interface ConsultationFields {
  name: string;
  phone: string;
  code: string;
  content: string;
}
