import { mapLoadable, PhonePanel, ready, ServicePanel } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useServiceContact } from '../service-contact/useServiceContact.ts';

/** The phone number of customer service, or the school's (RAIL-02). */
export function RailPhone({ schoolPhone }: { schoolPhone: string | null }) {
  const contact = useServiceContact();
  const phone = mapLoadable(contact, (data) => data?.mobile ?? schoolPhone);
  return (
    <PhonePanel phone={phone.status === 'failed' && schoolPhone ? ready(schoolPhone) : phone} onCopy={copy} />
  );
}

/** The QR code of customer service (RAIL-03). */
export function RailService({ onConsult }: { onConsult: () => void }) {
  const { brand } = usePortal();
  const contact = useServiceContact();
  return (
    <ServicePanel
      codeUrl={mapLoadable(contact, (data) => data?.qrCodeUrl ?? null)}
      reply={brand.words.serviceReply}
      onConsult={onConsult}
    />
  );
}

// `clipboard` is undefined on insecure pages: the call then rejects like a denied permission.
const copy = async (text: string) => await navigator.clipboard.writeText(text);
