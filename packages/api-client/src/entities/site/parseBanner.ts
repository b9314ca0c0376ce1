import type { Banner } from '@cloud-school/domain';
import { asRecord, optionalText, text } from '../read.ts';

/** Reads a banner; one without a picture is malformed. */
export function parseBanner(item: unknown): Banner {
  const record = asRecord(item, 'Banner');
  const label = optionalText(record.actionLabel);
  const url = optionalText(record.actionUrl);
  return {
    id: text(record.id, 'Banner id'),
    imageUrl: text(record.pic, 'Banner picture'),
    title: optionalText(record.title),
    introduction: optionalText(record.introduction),
    eyebrow: optionalText(record.eyebrow),
    action: label !== null && url !== null ? { label, url } : null,
  };
}
