import type { ServiceContact } from '../school/ServiceContact.ts';

/** Customer service with a phone number and a QR code. */
export function makeServiceContact(overrides: Partial<ServiceContact> = {}): ServiceContact {
  return {
    id: '70001',
    mobile: '0571-8832 6610',
    qrCodeUrl: '/media/qr/yunfan-service.svg',
    ...overrides,
  };
}
